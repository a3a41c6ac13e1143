import type { NumberData } from './number-words.ts'

export const pt: NumberData = {
  small:
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  tens: 'uma=1 duas=2 quatorze=14 dezasseis=16 dezassete=17 dezanove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900',
  scales:
    'dúzia=12 dúzias=12 cem=100 cento=100 mil=1e3 milhão=1e6 milhões=1e6 bilhão=1e9 bilhões=1e9 trilhão=1e12 trilhões=1e12',
  parts: 'meio=0.5 meia=0.5 metade=0.5 terço=0.3333 terços=0.3333 quintos=0.2 décimos=0.1',
  multiples: 'dobro=2 dobrou=2 dobrado=2 dobrar=2 duplicou=2 triplo=3 triplicou=3 triplicado=3 quádruplo=4',
  times: /^(?:x|vezes)$/,
  places: 'terceiro=3 terceira=3 sétimo=7 sétima=7 oitavo=8 oitava=8 nono=9 nona=9 décimo=10 décima=10',
  joins: /^e$/,
  joinsFrom: 20,
  units: [
    'dollar dólar=1 dólares=1',
    'cent centavo=1 centavos=1 cêntimo=1 cêntimos=1',
    'pound libra=1 libras=1',
    'time segundo=1 segundos=1 minuto=60 minutos=60 hora=3600 horas=3600 dia=86400 dias=86400 semana=604800 semanas=604800 mês=2629800 meses=2629800 ano=31557600 anos=31557600 década=315576000 décadas=315576000 século=3155760000 séculos=3155760000',
    'length metro=1 metros=1 quilômetro=1000 quilômetros=1000 quilómetros=1000 centímetros=0.01 milha=1609 milhas=1609',
    'weight quilo=1 quilos=1 quilograma=1 grama=0.001 gramas=0.001 tonelada=1000 toneladas=1000',
    'volume litro=1 litros=1',
    'warmth grau=1 graus=1',
  ],
  counted: /^ \p{Ll}{2,}s(?!\p{L})/u,
  over: /(?<!\p{L})(?:mais de|pelo menos|no mínimo)\s+[$€£]?$/iu,
  under: /(?<!\p{L})(?:quase|menos de|cerca de|até)\s+[$€£]?$/iu,
  about: /(?<!\p{L})(?:uns|umas|por volta de|aproximadamente|cerca de)\s+[$€£]?$/iu,
  none: /(?<!\p{L})(?:não|nada|ninguém|nunca|nenhum\p{L}?|sem|jamais)(?!\p{L})/iu,
  many: 'dezenas=10 dúzias=12 centenas=100 milhares=1e3',
  own: 'lições razões motivos formas maneiras coisas ideias perguntas passos erros regras momentos frases dicas sinais pontos respostas histórias hábitos mitos fatos',
  before: /(?:#|(?<!\p{L})(?:passo|parte|regra|lição|dica|ponto|razão|capítulo|pergunta|n\.º|número|erro|ideia)) ?$/iu,
  loose: /^mei[oa]$/,
  people: 'pessoas amigos amigas convidados convidadas vozes mulheres homens colegas irmãs irmãos',
}
