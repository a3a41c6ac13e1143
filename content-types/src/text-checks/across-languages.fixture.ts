// Texts in one language about a talk in another one: what holds, and what is planted.

type Case = { what: string; text: string; of: number[] }
export type AcrossLanguages = {
  talk: string
  into: string
  turns: [speaker: string, text: string][]
  honest: Case[]
  planted: Case[]
}

const english: [string, string][] = [
  [
    'Nora Quist',
    'I took over my grandfather’s boatyard in 1998, and in the first three years we lost two million dollars. Half of the crew left. That is what it was like, and the bank was not amused.',
  ],
  [
    'Nora Quist',
    'Then a man from Germany ordered seven boats in one week. We were twelve people, and we had about forty-five days for it. I called my friend Anna in Munich on a Tuesday, and she said yes.',
  ],
  [
    'Owen Pell',
    'So the boats cost 1,500 dollars each, and prices doubled in a year? They were a third cheaper than the ones from Cologne, and that was in the nineties.',
  ],
]

const german: [string, string][] = [
  [
    'Jutta Lenz',
    'Ich habe die Gärtnerei von meiner Mutter übernommen, das war neunzehnhundertvierundachtzig. Wir hatten dreihundertzwölf Bäume und nur anderthalb Stunden Wasser am Tag. Die Hälfte ist uns im ersten Sommer vertrocknet.',
  ],
  [
    'Jutta Lenz',
    'Dann kam ein Händler aus München mit zweieinhalb Millionen Euro, und ich habe nicht unterschrieben. Das war an einem Donnerstag im März. Heute arbeiten dort einundzwanzig Leute, und der Umsatz hat sich verdreifacht.',
  ],
  ['Emil Roth', 'Und vierzig Prozent davon geht nach Frankreich und nach Wien, für 1.500 Euro pro Lastwagen?'],
]

const spanish: [string, string][] = [
  [
    'Lucía Vera',
    'Abrimos la librería en mil novecientos noventa y dos, y durante tres años y medio no vino casi nadie. Vendíamos treinta y dos libros por semana y debíamos medio millón de pesetas. El cuarenta por ciento de los clientes eran turistas de Alemania.',
  ],
  ['Lucía Vera', 'Un martes de octubre llegaron doscientas personas, y la mitad compró algo. Eso fue en Sevilla.'],
]

const french: [string, string][] = [
  [
    'Maud Perrin',
    'La fromagerie a ouvert en mille neuf cent quatre-vingt-quatorze, avec soixante-dix-huit chèvres et une dette de trois millions de francs. Pendant deux ans et demi, nous n’avons pas pris de vacances. Les deux tiers du lait partaient en Espagne.',
  ],
  [
    'Maud Perrin',
    'Un vendredi de janvier, le prix a doublé. Nous étions quinze, et le fromage coûtait 12,50 euros à Londres.',
  ],
]

const portuguese: [string, string][] = [
  [
    'Rita Prado',
    'Comprei a padaria em mil novecentos e oitenta e quatro por vinte e dois mil dólares, e um terço era da minha irmã. Em três horas e meia a gente vendia cento e vinte pães. Não havia mais ninguém que fizesse isso em Lisboa.',
  ],
]

const one = (what: string, text: string, ...of: number[]): Case => ({ what, text, of })

export const acrossLanguages: AcrossLanguages[] = [
  {
    ...{ talk: 'en', into: 'de', turns: english },
    honest: [
      one('an amount in words', 'In den ersten drei Jahren verlor die Werft zwei Millionen Dollar.', 0),
      one('an amount with a sign', 'Der Verlust: 2 Mio. $ in drei Jahren.', 0),
      one('a part in words', 'Die Hälfte der Belegschaft ging.', 1),
      one('a part in percent', '50 Prozent der Leute gingen, und die Bank fand das nicht lustig.', 1),
      one('a compound number', 'Für die Boote blieben rund fünfundvierzig Tage.', 4),
      one('an amount that opens a text', 'Anderthalb Tausend Dollar kostete ein Boot.', 6),
      one('the sign of thousands', 'Ein Boot kostete 1.500 Dollar.', 6),
      one('a decade', 'In den Neunzigern waren sie ein Drittel billiger.', 7),
      one('a place as it is called here', 'Nora Quist rief Anna in München an, an einem Dienstag.', 5),
      one('a city that differs', 'Billiger als die Boote aus Köln war das auch.', 7),
      one('nouns without an article', 'Mut, Geduld und Holz: Nora Quists Werft vor dem Ende', 0),
      one('what a person is', 'Bootsbauerin Nora Quist bekam aus Deutschland den Auftrag ihres Lebens.', 3),
      one('a genitive', 'Annas Antwort am Telefon war ein Ja.', 5),
    ],
    planted: [
      one('a larger amount', 'In drei Jahren verlor sie drei Millionen Dollar.', 0),
      one('the sign of decimals for thousands', 'Ein Boot kostete 1,500 Dollar.', 6),
      one('another part', 'Zwei Drittel der Belegschaft gingen.', 1),
      one('another day', 'An einem Mittwoch rief Nora Quist ihre Freundin an.', 5),
      one('another count', 'Acht Boote in einer Woche, und das mit zwölf Leuten.', 3),
      one('a person nobody named', 'Karla Weber gründete die Werft.', 0),
      one('another surname', 'Nora Weber verlor die Hälfte der Belegschaft.', 1),
      one('a company nobody named', 'Das Geld kam von OceanBank.', 0),
      one('another unit', 'In den ersten drei Monaten verlor die Werft zwei Millionen Dollar.', 0),
    ],
  },
  {
    ...{ talk: 'de', into: 'en', turns: german },
    honest: [
      one('a year', 'Jutta Lenz took the nursery over in 1984.', 0),
      one('digits for words', 'They had 312 trees and an hour and a half of water a day.', 1),
      one('an amount', 'A dealer from Munich offered 2.5 million euros, and she did not sign.', 3),
      one('a day and a month', 'It was a Thursday in March.', 4),
      one('a multiple', 'Sales have tripled, and 21 people work there today.', 5),
      one('countries and cities', 'A large part, 40 percent, goes to France and to Vienna.', 6),
      one('the sign of thousands', 'A truck brings 1,500 euros.', 6),
    ],
    planted: [
      one('another year', 'Jutta Lenz took the nursery over in 1948.', 0),
      one('a number turned round', 'They had 321 trees.', 1),
      one('another scale', 'A dealer from Munich offered 2.5 billion euros.', 3),
      one('another day', 'She said no on a Tuesday.', 4),
      one('units and tens swapped', 'Today, 12 people work there.', 5),
      one('a person nobody named', 'The dealer was called Kowalski.', 3),
      one('another country', 'Most of it goes to Portugal.', 6),
      one('the sign of decimals', 'A truck brings 1.500 euros.', 6),
    ],
  },
  {
    ...{ talk: 'es', into: 'en', turns: spanish },
    honest: [
      one(
        'a year and half a year',
        'Lucía Vera opened the bookshop in 1992, and for three and a half years almost nobody came.',
        0,
      ),
      one('half a million', 'They sold 32 books a week and owed 500,000 pesetas.', 1),
      one('percent and a country', 'Of the customers, 40% were tourists from Germany.', 2),
      one('a day, and a city', 'One Tuesday in Seville, 200 people came, and half of them bought something.', 3, 4),
    ],
    planted: [
      one('another amount', 'They sold 23 books a week.', 1),
      one('another part', 'Of the customers, 14% were tourists.', 2),
      one('another day', 'On a Thursday, 200 people came.', 3),
      one('another scale', 'They owed five million pesetas.', 1),
    ],
  },
  {
    ...{ talk: 'fr', into: 'en', turns: french },
    honest: [
      one('numbers in twenties', 'Maud Perrin opened in 1994, with 78 goats and a debt of three million francs.', 0),
      one('two thirds', 'Two thirds of the milk went to Spain.', 2),
      one('decimals', 'One Friday in January the price doubled; in London the cheese cost 12.50 euros.', 3, 4),
    ],
    planted: [
      one('a number misread', 'Maud Perrin opened with 68 goats.', 0),
      one('another part', 'One third of the milk went to Spain.', 2),
      one('another multiple', 'The price tripled on a Friday.', 3),
      one('another month', 'In February the price doubled.', 3),
    ],
  },
  {
    ...{ talk: 'pt', into: 'de', turns: portuguese },
    honest: [
      one('a year and an amount', 'Rita Prado kaufte 1984 die Bäckerei, für 22.000 Dollar.', 0),
      one('a third', 'Ein Drittel gehörte ihrer Schwester.', 0),
      one('hours', 'In dreieinhalb Stunden waren hundertzwanzig Brote weg, und das in Lissabon.', 1, 2),
    ],
    planted: [
      one('another amount', 'Rita Prado kaufte die Bäckerei für 32.000 Dollar.', 0),
      one('another part', 'Ein Viertel gehörte ihrer Schwester.', 0),
      one('another count', 'Am Morgen waren zweihundert Brote weg.', 1),
      one('a person nobody named', 'Das Geld lieh ihr der Bäcker Paulo Reis.', 0),
      one('another number of hours', 'In zweieinhalb Stunden waren hundertzwanzig Brote weg.', 1),
    ],
  },
  {
    ...{ talk: 'en', into: 'fr', turns: english },
    honest: [one('an amount, with a space', 'Un bateau coûtait 1 500 dollars, et les prix ont doublé en un an.', 6)],
    planted: [],
  },
]
