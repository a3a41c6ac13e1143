/** Words of a language by which a sentence denies, doubts, supposes, or tells what others say; written in small letters. */
const doubts: Record<string, RegExp> = {
  de: words(
    'nicht|kein\\p{L}*|nie|niemals|niemand\\p{L}*|nichts|ohne|weder|kaum|selten|glaub\\p{L}*|denk\\p{L}*|bezweif\\p{L}*|angeblich|sagt|sagte|sagen|sagten|behaupt\\p{L}*|wenn|falls|ob|würde\\p{L}*|wäre\\p{L}*',
  ),
  es: words(
    'no|nunca|jamás|nadie|nada|ning[uú]n\\p{L}*|sin|tampoco|apenas|creo|cree|creen|creía\\p{L}*|piens\\p{L}*|dice|dicen|dud\\p{L}*|si',
  ),
  fr: words(
    "ne|n'\\p{L}+|pas|jamais|personne|rien|aucun\\p{L}*|sans|ni|crois|croit|croient|pense\\p{L}*|dit|disent|dout\\p{L}*|si",
  ),
  it: words('non|mai|nessun\\p{L}*|niente|nulla|senza|né|cred\\p{L}*|pens\\p{L}*|dice|dicono|dubit\\p{L}*|se'),
  pt: words(
    'não|nunca|jamais|ninguém|nada|nenhum\\p{L}*|sem|nem|acho|acha|acham|acredit\\p{L}*|diz|dizem|duvid\\p{L}*|se',
  ),
  nl: words('niet|geen|nooit|niemand|niets|zonder|noch|denk\\p{L}*|geloof\\p{L}*|zeg\\p{L}*|zei|als'),
}

/** Whether two words out of this sentence may say what it does not; of a language that nobody here knows they always may. */
export function isDoubtful(sentence: string, language: string | null): boolean {
  const known = language === null ? undefined : doubts[language]
  return known === undefined || known.test(sentence.toLowerCase().replaceAll('’', "'"))
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${alternatives})(?![\\p{L}])`, 'u')
}
