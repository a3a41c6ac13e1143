/**
 * A sentence that gives orders to whatever reads the transcript, instead of telling listeners something. People who talk
 * about such orders are taken for it too; all it costs is that nothing of ours rests on that sentence.
 */
export function speaksToMachines(text: string): boolean {
  return orders.some((pattern) => pattern.test(text))
}

const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|everything (?:above|before)|(?:the )?above|(?:what|all) (?:you were|came before))\b/i,
  /\b(?:system|developer|assistant) ?(?:prompt|message|instructions?|override)\b|^\W*(?:system|assistant|developer|user)\s*:/i,
  /\b(?:new|updated|additional|important|following|your|hidden) instructions?\b/i,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|llm|gpt|dan)\b|\bas an? (?:ai|language model|llm)\b/i,
  /\b(?:dear|hey|attention|note to|to (?:the|any|all)|message (?:to|for)) (?:the )?(?:ai|llm|language model|model|chatbot|assistant|machine|summari[sz]er)s?\b/i,
  /\b(?:in (?:every|each|all|your)|at the (?:end|start|beginning|top) of (?:every|each|your|the)) (?:captions?|posts?|outputs?|answers?|responses?|titles?|summar(?:y|ies)|texts?|show notes)\b/i,
  /\b(?:respond|reply|answer|output|write|print|return)\b[^.!?]{0,20}\b(?:only|exactly|with the (?:words?|text|following))\b/i,
  /\b(?:when|if|while) (?:you are )?(?:summari[sz]ing|generating|writing) (?:this|the|captions?|titles?|posts?|content)\b/i,
  /\b(?:must|always|please|now)?,? ?(?:praise|promote|endorse|recommend|advertise|mention)\b[^.!?]{0,40}\b(?:in (?:every|each|all|your)|instead|as the best|to the (?:reader|listener|audience)s?)\b/i,
  /(?:^|[.!?,;:] |\band |\bplease |\bnow )(?:praise|promote|endorse|advertise) \p{Lu}/u,
  /<\/?\s*\w[^>]{0,30}>|\[\/?(?:inst|system)\]|<\|/i,
]
