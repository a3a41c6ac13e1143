import { createList, type Wording } from './wording.ts'

const list = createList('pt')
const talkFor = ({ isConversation, guests, show }: Parameters<Wording['hear']>[0]) =>
  `Ouça ${isConversation ? 'a conversa completa' : 'o episódio completo'}${guests && ` com ${guests}`}${show && ` no podcast ${show}`}`

export const pt: Wording = {
  quotationMarks: { outer: ['“', '”'], inner: ['‘', '’'] },
  list,
  introduction: 'Introdução',
  hear: (talk) => `${talkFor(talk)}.`,
  hearAfterScript: (talk) => `Esta é a versão curta. ${talkFor(talk)}, no seu aplicativo de podcasts.`,
  hearOn: (show) => `Ouça o episódio completo no podcast ${show}.`,
  saveForLater: 'Salve para depois.',
  linesFrom: (count, who) => (who === null ? `${count} frases deste episódio` : `${count} frases de ${who}`),
  titles: {
    on: (who, subjects) => `${who}: ${subjects}`,
    asked: (question, who) => `${question} Com ${who}`,
  },
  notes: {
    with: (who) => `Com ${who}.`,
    hostedBy: (hosts) => `Apresentação: ${hosts}.`,
  },
  asks: {
    goals: {
      newsletter: (isOne) => `Quer receber o próximo por e-mail? Assine ${isOne ? 'a minha' : 'a nossa'} newsletter.`,
      community: (isOne) =>
        isOne
          ? 'Conte nos comentários como você vê isso: eu leio todos.'
          : 'Conte nos comentários como você vê isso: nós lemos todos.',
      sales: (isOne) =>
        isOne ? 'Quer trabalhar nisso comigo? Escreva para mim.' : 'Quer trabalhar nisso conosco? Escreva para nós.',
      growth: () => 'Siga o podcast para mais conversas como esta.',
      listening: () => 'A conversa completa é perfeita para a sua próxima caminhada.',
      teaching: () => 'Anote a primeira coisa que você vai experimentar.',
    },
    questions: {
      friendly: () => 'Como foi com você? Conte nos comentários.',
      professional: () => 'Em que a sua experiência foi diferente?',
      casual: () => 'Discorda? Diga nos comentários.',
      inspiring: () => 'O que você vai experimentar primeiro?',
      humorous: () => 'Riu ou discordou? Diga nos comentários.',
      authoritative: () => 'Qual desses argumentos você contestaria?',
      none: () => 'Você vê isso de outro jeito? Conte nos comentários.',
    },
    tones: {
      engaging: () => 'Você vê da mesma forma? Conte nos comentários.',
      educational: () => 'Salve para o dia em que precisar.',
      emotional: () => 'Em quem você pensa ao ler isto?',
      trendy: () => 'Envie a quem disse isso primeiro.',
      supportive: () => 'Quem precisa disto hoje? Envie a essa pessoa.',
    },
  },
  thumbnail: {
    speaker: 'a pessoa que fala',
    portrait: (who) => `Retrato de ${who}, olhando para o texto`,
    background: 'Fundo liso na cor mais escura',
    text: 'O texto como o maior elemento',
    logo: (show) => `Logotipo pequeno de ${show}`,
    left: (text) => `Dois terços à esquerda: ${text === null ? 'o seu título' : `“${text}”`} em letras grandes.`,
    right: (faces) => `Terço direito: ${faces === null ? 'uma imagem grande' : `${faces}, do peito para cima`}.`,
    safeZone: 'Área livre: o canto inferior direito, onde aparece a duração.',
    colors: {
      calm: ['Azul-petróleo escuro', 'Branco névoa', 'Âmbar', 'Verde-mar'],
      warm: ['Ameixa escuro', 'Areia quente', 'Coral', 'Rosa suave'],
      bold: ['Preto tinta', 'Branco papel', 'Amarelo vivo', 'Vermelho tijolo'],
      bright: ['Azul-noite', 'Branco nuvem', 'Lima', 'Azul-celeste'],
    },
  },
}
