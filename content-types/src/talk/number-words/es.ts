import type { NumberData } from './number-words.ts'

export const es: NumberData = {
  small:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  tens: 'un=1 una=1 veinte=20 veintiún=21 veintiuno=21 veintiuna=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900',
  scales: 'docena=12 docenas=12 cien=100 ciento=100 mil=1e3 millón=1e6 millones=1e6 billón=1e12 billones=1e12',
  parts: 'medio=0.5 media=0.5 mitad=0.5 tercio=0.3333 tercios=0.3333 cuartos=0.25 quintos=0.2 décimos=0.1',
  multiples: 'doble=2 duplicó=2 duplicado=2 duplicar=2 triple=3 triplicó=3 triplicado=3 cuádruple=4',
  times: /^(?:x|veces)$/,
  places:
    'tercero=3 tercera=3 tercer=3 sexto=6 sexta=6 séptimo=7 séptima=7 octavo=8 octava=8 noveno=9 novena=9 décimo=10 décima=10',
  joins: /^y$/,
  joinsFrom: 30,
  units: [
    'dollar dólar=1 dólares=1',
    'cent céntimo=1 céntimos=1 centavo=1 centavos=1',
    'pound libra=1 libras=1',
    'time segundo=1 segundos=1 minuto=60 minutos=60 hora=3600 horas=3600 día=86400 días=86400 semana=604800 semanas=604800 mes=2629800 meses=2629800 año=31557600 años=31557600 década=315576000 décadas=315576000 siglo=3155760000 siglos=3155760000',
    'length metro=1 metros=1 kilómetro=1000 kilómetros=1000 centímetros=0.01 milla=1609 millas=1609',
    'weight kilogramo=1 kilogramos=1 gramo=0.001 gramos=0.001 tonelada=1000 toneladas=1000',
    'volume litro=1 litros=1',
    'warmth grado=1 grados=1',
  ],
  counted: /^ \p{Ll}{2,}s(?!\p{L})/u,
  over: /(?<!\p{L})(?:más de|por lo menos|al menos)\s+[$€£]?$/iu,
  under: /(?<!\p{L})(?:casi|menos de|cerca de|hasta)\s+[$€£]?$/iu,
  about: /(?<!\p{L})(?:unos|unas|alrededor de|aproximadamente|cerca de)\s+[$€£]?$/iu,
  none: /(?<!\p{L})(?:no|nada|nadie|nunca|ning\p{L}{1,4}|sin|jamás)(?!\p{L})/iu,
  many: 'docenas=12 decenas=10 cientos=100 centenares=100 miles=1e3',
  own: 'lecciones razones formas maneras cosas ideas preguntas pasos errores reglas momentos frases consejos señales puntos respuestas historias hábitos mitos claves',
  before:
    /(?:#|(?<!\p{L})(?:paso|parte|regla|lección|consejo|punto|razón|capítulo|pregunta|n\.º|número|error|idea)) ?$/iu,
  loose: /^medi[oa]$/,
  people: 'personas amigos amigas invitados invitadas voces mujeres hombres colegas hermanas hermanos',
}
