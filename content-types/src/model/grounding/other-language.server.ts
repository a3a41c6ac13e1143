import { plainWords } from '../../quality/wording.server.ts'
import { speechVerb, withVoices } from './attribution.server.ts'
import { findQuotation } from './quotations.server.ts'
import type { Said } from './said.server.ts'

/**
 * Outside English nobody here can tell whether a sentence in other words still says the same. So it is a whole sentence
 * of the talk, the signature of a quotation, or an invitation of known words; anything else does not hold.
 */
export function otherLanguageProblem(sentence: string, said: Said, ids: readonly number[]): string | null {
  if (isInvitation(sentence, said)) return null
  const quotation = findQuotation(sentence, said, ids)
  if (quotation.place !== null && quotation.problem === null) return null
  return 'is neither a quotation nor a whole sentence that was said.'
}

/** An invitation or a signature of known words, which claims nothing. */
export function isInvitation(sentence: string, said: Said): boolean {
  const own = withVoices(sentence, said.voices).replace(/[\uE000-\uF0FF]/gu, ' ')
  return plainWords(own)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .every((word) => inviting.has(word) || isSpeechVerb.test(word) || said.known.includes(` ${word} `))
}

const isSpeechVerb = new RegExp(`^${speechVerb}$`)

/** Words of invitations and signatures that claim nothing, in the languages whose writing is reviewed. */
const inviting = new Set(
  `sagt sagte fragt erzählt antwortet meint im in der die das den dem ganze ganzen gespräch folge podcast hör hört hören jetzt an rein und
  schreib schreibt es uns mir dir euch kommentare kommentar was denkst denkt du ihr dazu link profil zu wie siehst seht
  dice dijo cuenta pregunta responde escucha escúchalo la el los las conversación completa episodio entero en y cuéntanos comentarios comentario
  qué que piensas tú opinas enlace perfil del de
  dit raconte demande répond écoute écoutez l le conversation entière complet épisode dans dis dites nous commentaires commentaire et
  penses pensez tu vous lien du
  dici ascolta tutta conversazione intero nel nei commenti scrivi ci cosa pensi ne
  diz disse ouça ouve conversa completa episódio escreva escreve nos comentários o a que acha`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
