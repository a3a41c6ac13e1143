/** Returns a name without a degree: "Mireille B. Reece" for "Mireille B. Reece, Psy.D". "Reece, Mireille" stays. */
export function plainName(name: string): string {
  return name.replace(degrees, '')
}

const degrees =
  /,\s*(?:(?:Ph|Psy|Ed|Eng|Th)\.?\s?D|[MDJ]\.?D|D\.?(?:O|DS|VM|Phil)|M\.?(?:A|S|Sc|BA|Ed|PH|SW|Phil|Eng|FA)|B\.?(?:A|S|Sc)|R\.?[ND]|LL\.?[BM]|L\.?(?:CSW|MFT|PC)|CPA|CFA|Esq|PE|FRS|OBE|MBE|CBE)\.?(?:,.*)?$/i
