import type { NumberData } from './number-words.ts'

export const fr: NumberData = {
  small:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'une=1 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 quatre-vingt=80 quatre-vingts=80 nonante=90',
  scales:
    'douzaine=12 cent=100 cents=100 mille=1e3 million=1e6 millions=1e6 milliard=1e9 milliards=1e9 billion=1e12 billions=1e12',
  parts: 'demi=0.5 demie=0.5 moitié=0.5 tiers=0.3333 quart=0.25 quarts=0.25 cinquième=0.2 dixième=0.1',
  multiples: 'double=2 doublé=2 doubler=2 triple=3 triplé=3 tripler=3 quadruple=4 quadruplé=4 décuplé=10',
  times: /^(?:x|fois)$/,
  places:
    'troisième=3 quatrième=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10 onzième=11 douzième=12 vingtième=20 centième=100',
  joins: /^et$/,
  joinsFrom: 20,
  units: [
    'cent centime=1 centimes=1',
    'pound livre=1',
    'time seconde=1 secondes=1 minute=60 minutes=60 heure=3600 heures=3600 jour=86400 jours=86400 semaine=604800 semaines=604800 mois=2629800 an=31557600 ans=31557600 année=31557600 années=31557600 décennie=315576000 décennies=315576000 siècle=3155760000 siècles=3155760000',
    'length mètre=1 mètres=1 kilomètre=1000 kilomètres=1000 centimètres=0.01 mile=1609 miles=1609',
    'weight kilogramme=1 kilogrammes=1 gramme=0.001 grammes=0.001 tonne=1000 tonnes=1000',
    'volume litre=1 litres=1',
    'warmth degré=1 degrés=1',
  ],
  counted: /^ \p{Ll}{2,}s(?!\p{L})/u,
  over: /(?<!\p{L})(?:plus de|plus d’|au moins)\s+[$€£]?$/iu,
  under: /(?<!\p{L})(?:presque|près de|moins de|jusqu’à)\s+[$€£]?$/iu,
  about: /(?<!\p{L})(?:environ|à peu près|autour de|quelque)\s+[$€£]?$/iu,
  none: /(?<!\p{L})(?:pas|rien|personne|jamais|aucune?|sans|ne|n’)(?!\p{L})/iu,
  many: 'dizaines=10 douzaines=12 centaines=100 milliers=1e3',
  own: 'leçons raisons façons manières choses idées questions étapes erreurs règles moments phrases conseils signes points réponses histoires habitudes mythes clés',
  before:
    /(?:#|(?<!\p{L})(?:étape|partie|règle|leçon|conseil|point|raison|chapitre|question|n°|numéro|erreur|idée)) ?$/iu,
  loose: /^(?:demie?|neuf)$/,
  countsInTwenties: true,
  // "d’euros"
  split: (word) => (/^[dl]'/.test(word) ? [word.slice(0, 2), word.slice(2)] : null),
  people: 'personnes amis amies invités invitées voix femmes hommes collègues sœurs frères',
}
