/**
 * True if a sentence gives instructions to a machine that reads the transcript instead of telling listeners something.
 * Also true for people who talk about such instructions; the only cost is that no content is based on that sentence.
 */
export function speaksToMachines(text: string): boolean {
  return orders.some((pattern) => pattern.test(text))
}

const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|everything (?:above|before)|(?:the )?above|(?:what|all) (?:you were|came before))\b/i,
  /\b(?:system|developer|assistant) ?(?:prompt|message|instructions?|override)\b|^\W*(?:system|assistant|developer|user)\s*:/i,
  /\b(?:new|updated|additional|important|following|your|hidden) instructions?\b/i,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|llm|gpt|dan)\b|\bas an? (?:ai|language model|llm)\b/i,
  /\b(?:dear|hey|attention|note to|to (?:the|any|all)|message (?:to|for)) (?:the )?(?:ai|llm|language model|model|chatbot|assistant|machine|summari[sz]er)s?\b/i,
  /\b(?:in (?:every|each|all|your)|at the (?:end|start|beginning|top) of (?:every|each|your|the)) (?:captions?|posts?|outputs?|answers?|responses?|titles?|summar(?:y|ies)|texts?|show notes)\b/i,
  /\b(?:respond|reply|answer|output|write|print|return)\b[^.!?]{0,20}\b(?:only|exactly|with the (?:words?|text|following))\b/i,
  /\b(?:when|if|while) (?:you are )?(?:summari[sz]ing|generating|writing) (?:this|the|captions?|titles?|posts?|content)\b/i,
  /\b(?:must|always|please|now)?,? ?(?:praise|promote|endorse|recommend|advertise|mention)\b[^.!?]{0,40}\b(?:in (?:every|each|all|your)|instead|as the best|to the (?:reader|listener|audience)s?)\b/i,
  /(?:^|[.!?,;:] |\band |\bplease |\bnow )(?:praise|promote|endorse|advertise) \p{Lu}/u,
  /(?:^\W*|\bplease |\bshould )(?:[Ss]ay|[Ww]rite|[Cc]laim|[Ss]tate|[Mm]ention|[Aa]dd|[Tt]ell (?:everybody|everyone|readers?|listeners?|them|people))\b(?: only)? that \p{Lu}[\p{L}\p{N}]+/u,
  /\b(?:whoever|whatever|anyone who|if you|you who|those who)\b[^.!?]{0,30}\b(?:turns?|writes?|reads?|summari[sz]es?|process(?:es)?|makes?|converts?)\b[^.!?]{0,30}\b(?:this|posts?|transcript|captions?|titles?|summar(?:y|ies)|content)\b/i,
  /\b(?:the|your) (?:real|actual|true|new|next) (?:task|job|instructions?|order|goal)\b[^.!?]{0,20}(?:[:.]|\bis\b)|\b(?:everything|all)(?: that (?:came|was said))? (?:before|above|so far)\b[^.!?]{0,30}\b(?:test|void|wrong|ignored|fake)\b/i,
  /\b(?:ignorier(?:e|en|t)|vergiss|vergesst|missachte[nt]?|überschreibe)\b[^.!?]{0,50}\b(?:anweisung(?:en)?|befehle?|regeln|vorgaben|bisherig\p{L}*|vorherig\p{L}*|alles)/iu,
  /\b(?:du bist (?:jetzt|nun) ein|neue anweisung|lobe|empfiehl|bewirb|preise) \p{Lu}/u,
  /\b(?:ignor[ae]|ignoren|olvida|olviden|omite)\b[^.!?]{0,50}(?:instrucciones|órdenes|reglas|todo lo anterior|indicaciones)/iu,
  /(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)\b[^.!?]{0,50}(?:instructions|consignes|règles|ordres|tout ce qui précède)/iu,
  /\b(?:ignora|dimentica|esqueça|ignore)\b[^.!?]{0,50}(?:istruzioni|regole|instruções|regras|ordens)/iu,
  /<\/?\s*\w[^>]{0,30}>|\[\/?(?:inst|system)\]|<\|/i,
]
