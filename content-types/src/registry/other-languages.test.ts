import { expect, test } from 'vitest'
import { getWording } from '../voice/wording/get-wording.ts'
import { writeContent } from './registry.server.ts'
import { createBrief, createEpisode } from './sample-episodes.server.ts'

// Sentences of our own, in languages for which we have hardly a word to put around them.

const talks: [string, string][] = [
  [
    'es',
    'El pan necesita tiempo, y el tiempo es lo que la gente prueba cuando vuelve cada semana. Una máquina no escucha la masa, por eso nunca sabe cuándo está lista de verdad. Cerramos los sábados durante un año entero y nadie en la calle lo entendía al principio. Mi abuela decía que un horno frío es la mejor escuela para un panadero joven. Perdimos cuarenta clientes en un mes, pero los demás vinieron más temprano y compraron más. La paciencia no se compra en ninguna tienda del barrio, se aprende con las manos. Un buen aprendiz llega tarde solo una vez, porque la segunda vez el horno ya está vacío. Nadie paga por el silencio de la noche, y sin embargo es lo más caro del oficio.',
  ],
  [
    'de',
    'Brot braucht Zeit, und die Zeit ist das, was die Leute am Ende wirklich schmecken. Eine Maschine hört dem Teig nicht zu, darum weiß sie nie, wann er fertig ist. Wir haben ein ganzes Jahr lang samstags geschlossen, und niemand in der Straße verstand es. Meine Großmutter sagte immer, ein kalter Ofen sei die beste Schule für junge Bäcker. Vierzig Kunden haben wir in einem Monat verloren, aber die anderen kamen früher und kauften mehr. Geduld kauft man in keinem Laden, man lernt sie mit den Händen. Ein guter Lehrling kommt nur einmal zu spät, beim zweiten Mal ist der Ofen leer. Niemand bezahlt die Stille der Nacht, und doch ist sie das Teuerste an diesem Beruf.',
  ],
  [
    'ca',
    'El pa necessita temps, i el temps és el que la gent tasta quan torna cada setmana. Una màquina no escolta la massa, per això mai no sap quan està llesta de debò. Vam tancar els dissabtes durant un any sencer i ningú del carrer no ho entenia. La meva àvia deia que un forn fred és la millor escola per a un forner jove. Vam perdre quaranta clients en un mes, però els altres venien més d’hora i compraven més. La paciència no es compra a cap botiga del barri, s’aprèn amb les mans. Un bon aprenent arriba tard només una vegada, perquè la segona el forn ja és buit. Ningú no paga el silenci de la nit, i tanmateix és el més car de l’ofici.',
  ],
  [
    'ja',
    'パンは時間でできていて、その時間こそがお客さんの味わうものです。 機械は生地の声を聞くことができないので、いつ焼けるのか分かりません。 私たちは一年間ずっと土曜日に店を閉めて、町の人は誰も理由を理解しませんでした。 祖母はいつも、冷たい窯が若い職人にとって一番の学校だと言っていました。 一か月で四十人のお客さんを失いましたが、残った人たちはもっと早く来てくれました。 忍耐は店で買えるものではなく、自分の手で覚えるしかありません。',
  ],
]

const ours =
  /\b(?:says|admits|advises|asks|asked|from|lines|claims|whole|conversation|later|the|and|with|subscribe|tell|comments)\b/i

test.each(talks)('%s: the episode’s own sentences, and not a word of English around them', (language, text) => {
  const episode = createEpisode([['Ada Roca', text]])
  expect(episode.language).toBe(language)
  const brief = createBrief({ brandVoice: 'friendly', contentGoals: 'newsletter' })
  const captions = writeContent('social_media', episode, brief)
  const script = writeContent('youtube_script', episode, brief)
  const carousels = writeContent('carousel_posts', episode, brief)
  expect([captions.problems, script.problems, carousels.problems]).toEqual([[], [], []])
  const { hook, problemSetup, mainContent, callToAction } = script.content ?? {}
  const texts = [
    ...Object.values(captions.content ?? {}).map(({ caption }) => caption),
    ...[hook, problemSetup, mainContent, callToAction],
    ...Object.values(carousels.content ?? {}).flatMap(({ title, slides }) => [
      title,
      ...slides.map((one) => one.content),
    ]),
  ]
  for (const one of texts) expect.soft(one).not.toMatch(ours)
})

test('what is asked at the end is in the language of the talk', () => {
  const turns: [string, string][] = [
    ['Lucía', '¿Qué pasaba en el horno hace tres años?'],
    [
      'Tomás',
      'Trabajábamos los siete días de la semana y cada mes perdíamos dinero. Yo pensaba que la culpa era de la harina, y cambié dos veces de molino.',
    ],
    ['Lucía', '¿Y cómo te diste cuenta de que no lo era?'],
    [
      'Tomás',
      'Un domingo por la noche mi hermana se quemó la mano con la bandeja. En ese momento comprendí que estábamos cansados y que el pan lo notaba.',
    ],
    ['Lucía', '¿Qué hiciste al día siguiente?'],
    [
      'Tomás',
      'Apunté cada hora de trabajo durante seis semanas en un cuaderno. Descubrí que el lunes hacíamos la mitad de todos los errores de la semana.',
    ],
    ['Lucía', '¿Cómo reaccionaron los vecinos cuando cerraste?'],
    [
      'Tomás',
      'Una vecina vino el martes y me felicitó por descansar al fin. La gente del barrio te perdona casi todo si le cuentas la verdad sin rodeos.',
    ],
    ['Lucía', '¿Qué consejo le darías a un panadero joven?'],
    [
      'Tomás',
      'Empieza por contar las horas antes de comprar otra máquina. Nadie gana una carrera cuando corre muy deprisa en la dirección contraria.',
    ],
  ]
  const episode = createEpisode(turns)
  const brief = createBrief({ podcastName: 'Pan y Tiempo' })
  for (const { caption } of Object.values(writeContent('social_media', episode, brief).content ?? {}))
    expect(caption).toMatch(/Escucha la conversación completa(?: con Tomás)? en Pan y Tiempo\.$/)
  const script = writeContent('youtube_script', episode, brief)
  expect(script.content?.callToAction).toMatch(
    /^Esta es la versión corta\. Escucha la conversación completa con Tomás en Pan y Tiempo, en tu aplicación de pódcast\.$/,
  )
})

const withWording = ['en', 'de', 'es', 'fr', 'pt'] as const
const question = { en: 'comments', de: 'Kommentare', es: 'comentarios', fr: 'commentaire', pt: 'comentários' }
const marks = { en: '“”', de: '„“', es: '“”', fr: '«»', pt: '“”' }

test.each(withWording)(
  '%s: what is asked, signed, and told to a designer is in the language of the talk',
  (language) => {
    const [, spoken] = talks.find(([code]) => code === language) ?? talks[0]!
    const [open = '', close = ''] = marks[language]
    const episode = { ...createEpisode([['Ada Roca', spoken]]), language }
    const brief = createBrief({ socialMediaTone: 'engaging', contentGoals: 'newsletter', podcastName: 'Salz' })
    const captions = writeContent('social_media', episode, brief).content!
    expect(captions.medium?.caption).toContain(question[language])
    for (const { caption } of Object.values(captions))
      expect([caption[0], caption.includes(close)]).toEqual([open, true])
    expect(writeContent('youtube_script', episode, brief).content?.mainContent).toContain(`Ada Roca: ${open}`)
    const design = writeContent('thumbnail_design', episode, brief).content!
    const { background, colors } = getWording(episode)!.thumbnail
    expect(design.visualElements).toContain(background)
    expect(Object.values(colors).some(([name]) => design.colorScheme[0]?.startsWith(`${name} #`))).toBe(true)
  },
)

test('no language repeats the English words', () => {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function')
      return texts(value.length === 2 ? value('Ada', ['Brot']) : value({ guests: '', show: '' }))
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
  }
  const english = new Set(texts(getWording({ language: 'en' })!.asks))
  for (const language of withWording.slice(1)) {
    const own = texts(getWording({ language })!.asks)
    expect(own).toHaveLength(english.size)
    expect(own.filter((text) => english.has(text))).toEqual([])
  }
})
