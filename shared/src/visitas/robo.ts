const ROBO =
  /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|pingdom|uptime|curl|wget|python-|java\/|go-http|node|axios|okhttp|facebookexternalhit|whatsapp|telegram|embedly|scrap|phantom|prerender/i;

/** Whether who asks says, or by saying nothing shows, that it is no person with a browser. */
export const ehRobo = (agente: string | null): boolean => !agente || agente.length < 20 || ROBO.test(agente);
