import { CORPOS, type Corpo } from '@martelo/shared/pagina/foto-desenhada';

const POR_NOME: readonly [RegExp, Corpo][] = [
  [/escavadeira|retro|pa carregadeira|motoniveladora|patrola/, 'escavadeira'],
  [/trator|colheitadeira|pulverizador/, 'trator'],
  [/terreno|\blote urbano|gleba|area rural|sitio|fazenda|chacara/, 'terreno'],
  [/apartamento|\bapto?\b|predio|edificio|\bsala\b|comercial|cobertura|flat|kitnet/, 'predio'],
  [/\bcasa\b|sobrado|residencia|imovel/, 'casa'],
  [/onibus|microonibus|marcopolo|\bof[- ]?\d{4}|volare/, 'onibus'],
  [
    /caminhao|constellation|\baccelo|atego|actros|\bcargo\b|scania|\bfh\b|\bvm\b|delivery|carreta/,
    'caminhao',
  ],
  [/\bmoto\b|\bcg\b|biz|\bfan\b|titan|bros|fazer|\bxre|\bpcx|\bcb\b|factor|lander|ninja|neo\b/, 'moto'],
  [/hilux|s10|ranger|amarok|strada|saveiro|toro|montana|l200|frontier|oroch|\bram\b/, 'pickup'],
  [
    /sprinter|ducato|master|kangoo|fiorino|transit|kombi|partner|boxer|doblo|daily|expert|van\b/,
    'utilitario',
  ],
  [
    /compass|renegade|creta|kicks|t-cross|hr-v|tracker|tucson|duster|ecosport|sw4|rav4|nivus|pulse|tiggo|captur|suv/,
    'suv',
  ],
  [
    /corolla|civic|cruze|virtus|versa|city|sentra|voyage|siena|prisma|logan|jetta|cronos|onix plus|hb20s|fusion|sedan/,
    'sedan',
  ],
];

const POR_TIPO: Record<string, Corpo> = {
  carro: 'hatch',
  moto: 'moto',
  onibus: 'onibus',
  caminhao: 'caminhao',
  pesado: 'trator',
  utilitario: 'utilitario',
  sucata: 'sucata',
  equipamento: 'equipamento',
  imovel: 'casa',
  aeronave: 'aviao',
  embarcacao: 'barco',
  outro: 'equipamento',
};

/** Bodies a name may choose within a lot type; a type not listed here always has one body. */
const ESCOLHA: Record<string, readonly Corpo[]> = {
  carro: ['hatch', 'sedan', 'suv', 'pickup', 'utilitario'],
  utilitario: ['utilitario', 'pickup', 'suv'],
  pesado: ['trator', 'escavadeira', 'caminhao', 'onibus'],
  caminhao: ['caminhao'],
  onibus: ['onibus', 'utilitario'],
  imovel: ['casa', 'predio', 'terreno'],
  equipamento: ['equipamento', 'escavadeira', 'trator'],
  outro: CORPOS,
};

const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const SUCATA = /\bsucatas?\b|\bprensave(?:l|is)\b|\binserviv(?:el|eis)\b/;
const SEM_SUCATA: ReadonlySet<string> = new Set(['imovel', 'equipamento', 'outro']);

/** The body to draw for any lot, from its type and name ("Imóvel", "Apartamento em Itajaí" → predio). */
export function corpoDoLote(tipo: string, nome: string): Corpo {
  const chave = semAcento(tipo).trim();
  const limpo = semAcento(nome);
  // A wreck is drawn as one, whatever column of a list it came in.
  if (SUCATA.test(limpo) && !SEM_SUCATA.has(chave)) return 'sucata';
  const permitidos = ESCOLHA[chave] ?? (chave in POR_TIPO ? [] : CORPOS);
  const achado = POR_NOME.find(([padrao, corpo]) => permitidos.includes(corpo) && padrao.test(limpo));
  return achado?.[1] ?? POR_TIPO[chave] ?? 'equipamento';
}
