import { createList, type Wording } from './wording.ts'

const list = createList('es')
const talkFor = ({ isConversation, guests, show }: Parameters<Wording['hear']>[0]) =>
  `Escucha ${isConversation ? 'la conversación completa' : 'el episodio completo'}${guests && ` con ${guests}`}${show && ` en ${show}`}`

export const es: Wording = {
  quotationMarks: { outer: ['“', '”'], inner: ['‘', '’'] },
  list,
  introduction: 'Introducción',
  hear: (talk) => `${talkFor(talk)}.`,
  hearAfterScript: (talk) => `Esta es la versión corta. ${talkFor(talk)}, en tu aplicación de pódcast.`,
  hearOn: (show) => `Escucha el episodio completo en ${show}.`,
  saveForLater: 'Guárdalo para más tarde.',
  linesFrom: (count, who) => (who === null ? `${count} frases de este episodio` : `${count} frases de ${who}`),
  titles: {
    on: (who, subjects) => `${who}: ${subjects}`,
    asked: (question, who) => `${question} Con ${who}`,
  },
  notes: {
    with: (who) => `Con ${who}.`,
    hostedBy: (hosts) => `Presenta: ${hosts}.`,
  },
  asks: {
    goals: {
      newsletter: (isOne) =>
        `¿Quieres recibir el próximo en tu correo? Suscríbete a ${isOne ? 'mi' : 'nuestro'} boletín.`,
      community: (isOne) =>
        isOne
          ? 'Cuéntame en los comentarios cómo lo ves: los leo todos.'
          : 'Cuéntanos en los comentarios cómo lo ves: los leemos todos.',
      sales: (isOne) =>
        isOne ? '¿Quieres trabajar en esto conmigo? Escríbeme.' : '¿Quieres trabajar en esto con nosotros? Escríbenos.',
      growth: (isOne) => `${isOne ? 'Sígueme' : 'Síguenos'} si quieres más conversaciones como esta.`,
      listening: () => 'La conversación completa es perfecta para tu próximo paseo.',
      teaching: () => 'Apunta lo primero que vas a probar.',
    },
    questions: {
      friendly: (isOne) => `¿Cómo ha sido para ti? ${isOne ? 'Cuéntame' : 'Cuéntanos'} en los comentarios.`,
      professional: () => '¿En qué ha sido distinta tu experiencia?',
      casual: (isOne) => `¿No lo ves así? ${isOne ? 'Dímelo' : 'Dínoslo'} en los comentarios.`,
      inspiring: () => '¿Qué vas a probar primero?',
      humorous: (isOne) => `¿Risa o debate? ${isOne ? 'Dímelo' : 'Dínoslo'} en los comentarios.`,
      authoritative: () => '¿Cuál de estos argumentos rebatirías?',
      none: (isOne) => `¿Lo ves de otra manera? ${isOne ? 'Cuéntame' : 'Cuéntanos'} en los comentarios.`,
    },
    tones: {
      engaging: (isOne) => `¿Lo ves igual? ${isOne ? 'Dímelo' : 'Dínoslo'} en los comentarios.`,
      educational: () => 'Guárdalo para el día en que lo necesites.',
      emotional: () => '¿En quién piensas al leerlo?',
      trendy: () => 'Envíaselo a quien lo dijo primero.',
      supportive: () => '¿A quién le vendría bien hoy? Envíaselo.',
    },
  },
  thumbnail: {
    speaker: 'la persona que habla',
    portrait: (who) => `Retrato de ${who}, mirando hacia el texto`,
    background: 'Fondo liso en el color más oscuro',
    text: 'El texto como elemento más grande',
    logo: (show) => `Logotipo pequeño de ${show}`,
    left: (text) => `Dos tercios a la izquierda: ${text === null ? 'tu titular' : `“${text}”`} en letra grande.`,
    right: (faces) => `Tercio derecho: ${faces === null ? 'una imagen grande' : `${faces}, del pecho hacia arriba`}.`,
    safeZone: 'Zona libre: la esquina inferior derecha, donde aparece la duración.',
    colors: {
      calm: ['Verde azulado oscuro', 'Blanco niebla', 'Ámbar', 'Verde mar'],
      warm: ['Ciruela oscuro', 'Arena cálida', 'Coral', 'Rosa suave'],
      bold: ['Negro tinta', 'Blanco papel', 'Amarillo señal', 'Rojo ladrillo'],
      bright: ['Azul noche', 'Blanco nube', 'Lima', 'Azul cielo'],
    },
  },
}
