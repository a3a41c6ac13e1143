import { createList, type Wording } from './wording.ts'

const list = createList('fr')
const talkFor = ({ isConversation, guests, show }: Parameters<Wording['hear']>[0]) =>
  `Écoutez ${isConversation ? 'toute la conversation' : 'l’épisode en entier'}${guests && ` avec ${guests}`}${show && ` dans ${show}`}`

// French puts a space before ? and :, and inside quotation marks, that no line may break at.
export const fr: Wording = {
  quotationMarks: { outer: ['«\u00a0', '\u00a0»'], inner: ['“', '”'] },
  list,
  introduction: 'Introduction',
  hear: (talk) => `${talkFor(talk)}.`,
  hearAfterScript: (talk) =>
    `Vous venez d’entendre la version courte. ${talkFor(talk)}, sur votre application de podcasts.`,
  hearOn: (show) => `Écoutez l’épisode en entier dans ${show}.`,
  saveForLater: 'À garder pour plus tard.',
  linesFrom: (count, who) => (who === null ? `${count} phrases de cet épisode` : `${count} phrases de ${who}`),
  titles: {
    on: (who, subjects) => `${who}\u00a0: ${subjects}`,
    asked: (question, who) => `${question} Avec ${who}`,
  },
  notes: {
    with: (who) => `Avec ${who}.`,
    hostedBy: (hosts) => `Présenté par ${hosts}.`,
  },
  asks: {
    goals: {
      newsletter: (isOne) =>
        `Envie de recevoir le prochain épisode par e-mail\u202f? Abonnez-vous à ${isOne ? 'ma' : 'notre'} newsletter.`,
      community: (isOne) =>
        isOne
          ? 'Dites-moi en commentaire ce que vous en pensez\u202f: je les lis tous.'
          : 'Dites-nous en commentaire ce que vous en pensez\u202f: nous les lisons tous.',
      sales: (isOne) =>
        isOne
          ? 'Envie d’y travailler avec moi\u202f? Écrivez-moi.'
          : 'Envie d’y travailler avec nous\u202f? Écrivez-nous.',
      growth: (isOne) => `${isOne ? 'Suivez-moi' : 'Suivez-nous'} pour d’autres conversations comme celle-ci.`,
      listening: () => 'La conversation entière est parfaite pour votre prochaine balade.',
      teaching: () => 'Notez la première chose que vous allez essayer.',
    },
    questions: {
      friendly: (isOne) =>
        `Et pour vous, comment ça s’est passé\u202f? ${isOne ? 'Racontez-moi' : 'Racontez-nous'} en commentaire.`,
      professional: () => 'En quoi votre expérience est-elle différente\u202f?',
      casual: (isOne) => `Pas d’accord\u202f? ${isOne ? 'Dites-le-moi' : 'Dites-le-nous'} en commentaire.`,
      inspiring: () => 'Qu’allez-vous essayer en premier\u202f?',
      humorous: (isOne) =>
        `Ça vous fait rire ou réagir\u202f? ${isOne ? 'Dites-le-moi' : 'Dites-le-nous'} en commentaire.`,
      authoritative: () => 'Lequel de ces arguments contesteriez-vous\u202f?',
      none: (isOne) =>
        `Vous voyez les choses autrement\u202f? ${isOne ? 'Dites-le-moi' : 'Dites-le-nous'} en commentaire.`,
    },
    tones: {
      engaging: (isOne) =>
        `Vous voyez les choses ainsi\u202f? ${isOne ? 'Dites-le-moi' : 'Dites-le-nous'} en commentaire.`,
      educational: () => 'À garder pour le jour où vous en aurez besoin.',
      emotional: () => 'À qui pensez-vous en lisant cela\u202f?',
      trendy: () => 'Envoyez-le à la personne qui l’a dit en premier.',
      supportive: () => 'À qui cela ferait-il du bien aujourd’hui\u202f? Envoyez-le-lui.',
    },
  },
  thumbnail: {
    speaker: 'la personne qui parle',
    portrait: (who) => `Portrait de ${who}, regard vers le texte`,
    background: 'Fond uni dans la couleur la plus foncée',
    text: 'Le texte comme plus grand élément',
    logo: (show) => `Petit logo de ${show}`,
    left: (text) =>
      `Deux tiers gauches\u00a0: ${text === null ? 'votre titre' : `«\u00a0${text}\u00a0»`} en grands caractères.`,
    right: (faces) => `Tiers droit\u00a0: ${faces === null ? 'une grande image' : `${faces}, cadrage poitrine`}.`,
    safeZone: 'Zone libre\u00a0: le coin inférieur droit, où s’affiche la durée.',
    colors: {
      calm: ['Bleu canard foncé', 'Blanc brume', 'Ambre', 'Vert d’eau'],
      warm: ['Prune foncé', 'Sable chaud', 'Corail', 'Rose tendre'],
      bold: ['Noir encre', 'Blanc papier', 'Jaune vif', 'Rouge brique'],
      bright: ['Bleu nuit', 'Blanc nuage', 'Citron vert', 'Bleu ciel'],
    },
  },
}
