/** Small words inside a name: "Rio de Janeiro", "São José dos Campos". */
const PEQUENAS = new Set([
  'a',
  'e',
  'o',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'em',
  'na',
  'no',
  'nas',
  'nos',
  'ao',
  'com',
]);
/** Kept as they are: Roman numbers and abbreviations that are no words. */
const MAIUSCULAS =
  /^(?:[IVX]+|BR|SC|SP|PR|RS|RJ|MG|CDHU|COHAB|CECAP|SN|KM|BL|QD|LT|CS|VG|AP|PAV|SN\.?|S\/N)$/;

/** Words of Brazilian place names that lists in plain capitals strip of their accents, where only one spelling exists. */
const ACENTOS = new Map(
  `São João José André Antônio Sebastião Conceição Assunção Consolação Glória Vitória Guaçu Mirassolândia Araçatuba Araçariguama
  Araçoiaba Avaí Bragança Caçapava Carapicuíba Cordeirópolis Cosmópolis Cubatão Dolcinópolis Embuguaçu Fernandópolis Florianópolis
  Garça Glicério Guaíra Guaçuí Guarujá Guaratinguetá Guapiaçu Hortolândia Ibaté Igaraçu Igaratá Iracemápolis Itanhaém Itápolis Itararé
  Jaboticabal Jacareí Jaguariúna Jardinópolis Jaú Jundiaí Luiziânia Marília Matão Mauá Mendonça Miguelópolis Monções Mongaguá
  Aprazível Nuporanga Olímpia Paulínia Pedranópolis Penápolis Peruíbe Pompéia Pradópolis Promissão Feijó Reginópolis Ribeirão
  Rincão Adélia Bárbara Sertãozinho Sumaré Taboão Taiaçu Tapiraí Tarumã Tatuí Taubaté Tremembé Tupã Urânia Valparaíso Várzea
  Agudos Aguaí Águas Lindóia Álvares Álvaro Araranguá Biguaçu Chapecó Criciúma Dionísio Içara Itajaí Itapoá Jaraguá Fumaça Palhoça
  Getúlio Cristóvão Imperatriz Tubarão Xanxerê Schroeder Bonifácio Jerônimo Ipuã Ipiguá Guará Guaiçara Guaimbê Esperança Córregos
  Tietê Jordão Cândido Mogi Poá Preto Elisiário Santíssima Brasília Higienópolis Butantã Tucuruvi Tatuapé Belém Itaquera
   Jabaquara Ipê Ipês Cerâmica Industriários Estação Região Ilhéus Goiás Paraná Ceará Maranhão
  Parnaíba Mantiqueira Saúde Brás Éden Areão Água Íris América Açucena Hípica Colônia Fátima Próspera Taquaruçu Campeche
  Jurerê Chácara Chácaras Sítio Sítios Comércio Colégio Paraíso Paraíba Solário Rosário Santuário
  Iperó Independência Nações Gonçalves Japão Petrópolis Córrego Império Lúcia Efigênia César Otávio Emília Prudência`
    .split(/\s+/)
    .map((palavra) => [semAcento(palavra), palavra]),
);

/** "SAO JOSE DOS CAMPOS" → "São José dos Campos". What is already in mixed case only loses its surplus spaces. */
export function nomeDeLugar(texto: string): string {
  const limpo = texto.replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(limpo) && /\p{Lu}/u.test(limpo)) return limpo;
  return limpo
    .split(' ')
    .map((palavra, i) => (MAIUSCULAS.test(palavra) ? palavra : palavraDeLugar(palavra, i === 0)))
    .join(' ');
}

function palavraDeLugar(palavra: string, primeira: boolean): string {
  const minuscula = palavra.toLowerCase();
  if (!primeira && PEQUENAS.has(minuscula)) return minuscula;
  return minuscula
    .replace(/^d['’](?=\p{L})/u, "d'")
    .replace(/\p{L}+/gu, (parte, onde: number, inteira: string) => {
      if (parte === 'd' && inteira[onde + 1] === "'") return primeira && onde === 0 ? 'D' : 'd';
      const acentuada = ACENTOS.get(parte);
      return acentuada ?? parte[0]!.toUpperCase() + parte.slice(1);
    });
}

function semAcento(palavra: string): string {
  return palavra
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
