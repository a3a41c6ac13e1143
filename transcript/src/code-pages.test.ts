// The same small talk in the code pages of its language, as older programs saved it.
import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const pages: [name: string, text: string, bytes: string][] = [
  [
    'Polish in windows-1250',
    'Żółta łódź płynie powoli po rzece, bo wiosną świat się kręci szybciej niż zwykle. Dzień dobry wszystkim, dziś mówimy o chlebie, o piecu i o tym, jak źle upiec bułkę. Proszę państwa, to nie jest łatwe.',
    'r/OzdGEgs/NknyBws3luaWUgcG93b2xpIHBvIHJ6ZWNlLCBibyB3aW9zbrkgnHdpYXQgc2nqIGty6mNpIHN6eWJjaWVqIG5pvyB6d3lrbGUuIER6aWXxIGRvYnJ5IHdzenlzdGtpbSwgZHppnCBt83dpbXkgbyBjaGxlYmllLCBvIHBpZWN1IGkgbyB0eW0sIGphayCfbGUgdXBpZWMgYnWza+ouIFByb3N66iBwYfFzdHdhLCB0byBuaWUgamVzdCCzYXR3ZS4=',
  ],
  [
    'Polish in ISO 8859-2',
    'Żółta łódź płynie powoli po rzece, bo wiosną świat się kręci szybciej niż zwykle. Dzień dobry wszystkim, dziś mówimy o chlebie i o tym, jak źle upiec bułkę.',
    'r/OzdGEgs/NkvCBws3luaWUgcG93b2xpIHBvIHJ6ZWNlLCBibyB3aW9zbrEgtndpYXQgc2nqIGty6mNpIHN6eWJjaWVqIG5pvyB6d3lrbGUuIER6aWXxIGRvYnJ5IHdzenlzdGtpbSwgZHpptiBt83dpbXkgbyBjaGxlYmllIGkgbyB0eW0sIGphayC8bGUgdXBpZWMgYnWza+ou',
  ],
  [
    'Czech in windows-1250',
    'Dobrý den všem, dnes mluvíme o chlebu a o čase. Dobrý chléb potřebuje trpělivost a nikdo to neví lépe než moje babička. Příště vám řeknu, jak péct housky.',
    'RG9icv0gZGVuIHaaZW0sIGRuZXMgbWx1du1tZSBvIGNobGVidSBhIG8g6GFzZS4gRG9icv0gY2hs6WIgcG90+GVidWplIHRycOxsaXZvc3QgYSBuaWtkbyB0byBuZXbtIGzpcGUgbmWeIG1vamUgYmFiaehrYS4gUPjtmnTsIHbhbSD4ZWtudSwgamFrIHDpY3QgaG91c2t5Lg==',
  ],
  [
    'Russian in windows-1251',
    'Привет, как дела? Мы сегодня говорим о хлебе и о времени. Хороший хлеб требует терпения, и никто не знает этого лучше, чем моя бабушка.',
    'z/Do4uXyLCDq4Oog5OXr4D8gzPsg8eXj7uTt/yDj7uLu8OjsIO4g9evl4eUg6CDuIOLw5ezl7eguINXu8O746Okg9evl4SDy8OXh8+XyIPLl8O/l7ej/LCDoIO3o6vLuIO3lIOft4OXyIP3y7uPuIOvz9/jlLCD35ewg7O7/IOHg4fP46uAu',
  ],
  [
    'Russian in KOI8-R',
    'Привет, как дела? Мы сегодня говорим о хлебе и о времени. Хороший хлеб требует терпения, и никто не знает этого лучше, чем моя бабушка.',
    '8NLJ18XULCDLwcsgxMXMwT8g7dkg08XHz8TO0SDHz9fP0snNIM8gyMzFwsUgySDPINfSxc3FzskuIOjP0s/bycogyMzFwiDU0sXC1cXUINTF0tDFzsnRLCDJIM7Jy9TPIM7FINrOwcXUINzUz8fPIMzV3tvFLCDexc0gzc/RIMLBwtXby8Eu',
  ],
  [
    'German in windows-1252',
    'Grüße aus dem Café „Müller“ – sagte sie. Wir backen täglich frische Brötchen, und das schöne Mädchen fragt: „Wo ist die Tür?“ Natürlich weiß ich es nicht…',
    'R3L832UgYXVzIGRlbSBDYWbpIIRN/GxsZXKTIJYgc2FndGUgc2llLiBXaXIgYmFja2VuIHTkZ2xpY2ggZnJpc2NoZSBCcvZ0Y2hlbiwgdW5kIGRhcyBzY2j2bmUgTeRkY2hlbiBmcmFndDoghFdvIGlzdCBkaWUgVPxyP5MgTmF0/HJsaWNoIHdlad8gaWNoIGVzIG5pY2h0hQ==',
  ],
  [
    'Spanish in Latin-1',
    'Señoras y señores, hoy hablamos del pan y del tiempo. ¿Quién sabe más que mi abuela? El año pasado comí más pan que nunca, según mi médico.',
    'U2Xxb3JhcyB5IHNl8W9yZXMsIGhveSBoYWJsYW1vcyBkZWwgcGFuIHkgZGVsIHRpZW1wby4gv1F1aeluIHNhYmUgbeFzIHF1ZSBtaSBhYnVlbGE/IEVsIGHxbyBwYXNhZG8gY29t7SBt4XMgcGFuIHF1ZSBudW5jYSwgc2Vn+m4gbWkgbelkaWNvLg==',
  ],
  [
    'Greek in windows-1253',
    'Καλημέρα σε όλους, σήμερα μιλάμε για το ψωμί και για τον χρόνο. Το καλό ψωμί θέλει υπομονή, και κανείς δεν το ξέρει καλύτερα από τη γιαγιά μου.',
    'yuHr5+zd8eEg8+Ug/Ovv9fIsIPPe7OXx4SDs6evc7OUg4+nhIPTvIPj57N8g6uHpIOPp4SD07+0g9/H87e8uINTvIOrh6/wg+Pns3yDo3evl6SD18O/s7+3eLCDq4ekg6uHt5d/yIOTl7SD07yDu3fHl6SDq4ev99OXx4SDh8Pwg9Ocg4+nh4+ncIOzv9S4=',
  ],
  [
    'Turkish in windows-1254',
    'Herkese günaydın, bugün ekmek ve zaman hakkında konuşuyoruz. İyi ekmek sabır ister, bunu büyükannemden daha iyi kimse bilmez. Şimdi fırına gidiyoruz, çünkü hamur hazır.',
    'SGVya2VzZSBn/G5heWT9biwgYnVn/G4gZWttZWsgdmUgemFtYW4gaGFra/1uZGEga29udf51eW9ydXouIN15aSBla21layBzYWL9ciBpc3RlciwgYnVudSBi/Hn8a2FubmVtZGVuIGRhaGEgaXlpIGtpbXNlIGJpbG1lei4g3mltZGkgZv1y/W5hIGdpZGl5b3J1eiwg5/xua/wgaGFtdXIgaGF6/XIu',
  ],
  [
    'Hebrew in windows-1255',
    'בוקר טוב לכולם, היום אנחנו מדברים על לחם ועל זמן. לחם טוב דורש סבלנות, ואף אחד לא יודע את זה טוב יותר מסבתא שלי.',
    '4eX3+CDo5eEg7Ovl7O0sIOTp5e0g4PDn8OUg7uPh+OntIPLsIOzn7SDl8uwg5u7vLiDs5+0g6OXhIOPl+Pkg8eHs8OX6LCDl4PMg4OfjIOzgIOnl4/Ig4Pog5uQg6OXhIOnl+vgg7vHh+uAg+ezpLg==',
  ],
  [
    'Arabic in windows-1256',
    'صباح الخير للجميع، اليوم نتحدث عن الخبز وعن الوقت. الخبز الجيد يحتاج إلى الصبر، ولا أحد يعرف ذلك أفضل من جدتي.',
    '1cjHzSDH4c7t0SDh4czj7dqhIMfh7ebjIOTKzc/LINrkIMfhzsjSIOba5CDH4ebeyi4gx+HOyNIgx+HM7c8g7c3Kx8wgxeHsIMfh1cjRoSDm4ccgw83PIO3a0d0g0OHfIMPd1uEg4+QgzM/K7S4=',
  ],
  [
    'Japanese in Shift JIS',
    'おはようございます。今日はパンと時間について話します。良いパンには忍耐が必要で、祖母ほどそれを知っている人はいません。',
    'gqiCzYLmgqSCsoK0gqKC3IK3gUKNoZP6gs2DcIOTgsaOnorUgsmCwoKigsSYYoK1gtyCt4FCl8eCooNwg5OCyYLNlEWRz4KqlUuXdoLFgUGRY5XqgtmCx4K7guqC8JJtgsGCxIKigumQbILNgqKC3IK5gvGBQg==',
  ],
  [
    'Japanese in EUC-JP',
    'おはようございます。今日はパンと時間について話します。良いパンには忍耐が必要で、祖母ほどそれを知っている人はいません。',
    'pKqkz6TopKaktKS2pKSk3qS5oaO6o8b8pM+l0aXzpMi7/rTWpMukxKSkpMbPw6S3pN6kuaGjzsmkpKXRpfOky6TPx6bC0aSsyazN16THoaLBxMrspNukyaS9pOyk8sPOpMOkxqSkpOu/zaTPpKSk3qS7pPOhow==',
  ],
  [
    'Chinese in GBK',
    '大家早上好，今天我们谈谈面包和时间。好的面包需要耐心，没有人比我的祖母更了解这一点。',
    'tPO80tTnyc+6w6OsvfHM7M7Sw8fMuMy4w+aw/LrNyrG85KGjusO1xMPmsPzQ6NKqxM3QxKOsw7vT0MjLscjO0rXE1+bEuLj8wcu94tXi0ru146Gj',
  ],
  [
    'Chinese in Big5',
    '大家早上好，今天我們談談麵包和時間。好的麵包需要耐心，沒有人比我的祖母更了解這一點。',
    'pGquYaatpFembqFBpLWk0afarcy9zb3NxNGlXalNrsm2oaFDpm6qusTRpV273a1urUCk36FBqFOms6RIpPGn2qq6r6qlwKfzpEa40bNvpEDCSaFD',
  ],
  [
    'Korean in EUC-KR',
    '여러분 안녕하세요, 오늘은 빵과 시간에 대해 이야기합니다. 좋은 빵은 인내심이 필요하고 할머니보다 그것을 더 잘 아는 사람은 없습니다.',
    'v6m3r7rQIL7Is+fHz7y8v+QsIL/AtMPAuiC7p7D6IL3DsKO/oSC068fYIMDMvt+x4sfVtM+02S4gwcHAuiC7p8C6IMDOs7u9ycDMIMfKv+THz7DtIMfSuNO0z7q4tNkgsdewzcC7ILT1IMDfIL7GtMIgu+e298C6IL74vcC0z7TZLg==',
  ],
]

test.each(pages)('%s', (_, text, base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const transcript = parseTranscript(bytes, 'talk.txt')
  expect(transcript.segments.map((segment) => segment.text).join(' ')).toBe(text)
  expect(transcript.notes).toMatchObject([
    { kind: 'repaired', what: expect.stringMatching(/^read as [\w-]+, because/) },
  ])
})
