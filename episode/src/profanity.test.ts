import { expect, test } from 'vitest'
import { saysProfanity } from './profanity.ts'

test.each([
  'fuck fucks fucked fucking fucker fuckers fuckup motherfucker motherfucking clusterfuck',
  'shit shits shitty shittier shitting shitless shitshow shitstorm shithole shitload shitpost bullshit bullshitting',
  'horseshit dipshit batshit shite asshole assholes arsehole bitch bitches bitching bitchy',
  'bastard bastards cunt cunts dickhead dickheads cocksucker wank wanker wankers wanking',
  'goddamn goddamned goddamnit crap Fuck SHIT',
])('%s are swear words', (words) => {
  expect(words.split(' ').filter((word) => !saysProfanity(`And that, ${word}, is how it ends.`))).toEqual([])
})

test('two words can be one swear word', () => {
  expect(saysProfanity('I was so pissed off that I left.')).toBe(true)
  expect(saysProfanity('A missed off-ramp cost us an hour.')).toBe(false)
})

test.each([
  'Wankel|Wankhede Stadium|shiitake|shitake|shittim|Shito-ryu|Scunthorpe|Penistone|Bitche|bastardized|Bastardi',
  'Dickens|Dick Van Dyke|Moby-Dick|Dickinson|Hancock|Hitchcock|Babcock|Cockburn|cockpit|cocktail|cockatoo|peacock',
  'assess|assassin|assistant|class|embassy|Massachusetts|Arsenal|coarse|scrap|scrapbook|crape|craps|Cuntz',
  'Essex|Middlesex|analysis|Titanic|title|button|Cummings|document|Swanky|hankering|swank|pitcher|bitcoin|Mishti',
])('%s are none', (names) => {
  expect(names.split('|').filter((name) => saysProfanity(`We talked about ${name} for an hour.`))).toEqual([])
})
