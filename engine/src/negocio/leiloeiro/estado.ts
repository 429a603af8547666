import {
  ACOES_APELIDO,
  type Desfazivel,
  type EstadoDoPregao,
  type LoteDoPregao,
  type LoteNaMesa,
  type NomeDaAcao,
  ULTIMOS_LANCES,
} from '@martelo/shared/leiloeiro';
import { incrementoEm } from '@martelo/shared/lote';
import { FASE_DA_SITUACAO, type FaseLote, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { aceitaLances } from '../../auction/leituras/abertura.ts';
import { aChamar, loteNaMesa, preselecionar, sobMartelo, ultimoAto } from '../../auction/leituras/na-mesa.ts';
import { estadoPublico } from '../../auction/leituras/publico.ts';
import { podePassar } from '../../auction/leituras/transicoes.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import type { ApelidoNaSala } from './apelidos.ts';

/** Lots the console lists ahead. */
const PROXIMOS = 10;

/** The state without what differs by console, or is known of sockets alone. */
export type EstadoSemConsoles = Omit<EstadoDoPregao, 'consoles' | 'presentes'>;

/**
 * What the console shows. It is for the auctioneer alone, and says more than the public may know: the reserve of the lot on the
 * block. Nobody's cap is in it (rule 11).
 */
export function estadoDoPregao(
  estado: Readonly<Estado>,
  apelidos: readonly ApelidoNaSala[],
  agora: number,
): EstadoSemConsoles {
  const { leilao, pregao } = estado;
  const lote = loteNaMesa(estado);
  const fila = aChamar(estado);
  const preselecionado = preselecionar(
    pregao,
    apelidos.filter(({ clienteId }) => leilao.judicial !== true || !!clienteId).map(({ uid }) => uid),
  );
  return {
    leiUid: leilao.uid,
    leilaoNome: leilao.nome,
    agora: new Date(agora).toISOString(),
    situacao: leilao.situacao,
    judicial: leilao.judicial ?? false,
    seq: lote?.seq ?? 0,
    lelUid: lote?.uid ?? null,
    lote: lote && naMesa(estado, lote),
    acoes: acoesPossiveis(estado, lote, fila.length),
    ultimaAcao: ultimoAto(estado)?.acao ?? null,
    desfazivel: desfazivelDe(estado, lote),
    ...silencio(estado, lote),
    comunicados: [...(lote?.comunicados ?? [])],
    pedidosDeRetirada: (lote?.retiradas ?? []).filter((um) => valeAinda(lote!, um.lance)),
    recado: pregao.recado,
    pausado: pregao.pausadoEm !== null,
    pausadoEm: pregao.pausadoEm === null ? null : new Date(pregao.pausadoEm).toISOString(),
    proximos: fila.slice(0, PROXIMOS).map((proximo) => naLista(proximo)),
    contagem: contar(estado),
    acaoApelido: pregao.acaoApelido,
    acoesApelido: ACOES_APELIDO,
    apelidoUid: preselecionado,
    apelidos: apelidos.map(
      ({ uid, apelido, cidade, estado, tipoVeiculoSite, tipoRetomadaSite, clienteId }) => ({
        uid,
        apelido,
        cidade,
        estado,
        tipoVeiculoSite: tipoVeiculoSite ?? null,
        tipoRetomadaSite: tipoRetomadaSite ?? null,
        qtdLances: pregao.lancesPorApelido.get(uid) ?? 0,
        preselecionado: uid === preselecionado,
        comCadastro: !!clienteId,
      }),
    ),
  };
}

const valeAinda = ({ instrucoes }: EstadoLote, lance: string): boolean =>
  instrucoes.some((uma) => uma.lance === lance && !uma.cancelada);

function desfazivelDe(estado: Readonly<Estado>, lote: EstadoLote | null): Desfazivel | null {
  const ato = ultimoAto(estado);
  if (ato === null || lote === null) return null;
  const { numero, nome } = lote.dados;
  const linha =
    ato.acao === 'lance-presencial' ? lote.linhas.find(({ lance }) => lance === ato.lance) : undefined;
  const vendido = ato.acao === 'vender' || ato.acao === 'condicional' ? lote.lideranca : null;
  return {
    ...{ acao: ato.acao, lelUid: lote.uid, numero, nome },
    valor: ato.acao === 'incremento' ? ato.para : (linha?.valor ?? vendido?.preco ?? null),
    apelido: linha?.apelido ?? vendido?.participante.apelido ?? null,
  };
}

function silencio(
  { pregao }: Readonly<Estado>,
  lote: EstadoLote | null,
): Pick<EstadoDoPregao, 'ultimosLances' | 'ultimoLanceEm' | 'abertoEm'> {
  if (lote === null) return { ultimosLances: [], ultimoLanceEm: null, abertoEm: null };
  const ultimosLances = lote.linhas
    .filter(({ vale }) => vale)
    .slice(-ULTIMOS_LANCES)
    .reverse()
    .map(({ lance: uid, valor, apelido, cidade, origem, em }) => ({
      ...{ uid, valor, apelido, cidade, origem, em },
    }));
  const abertura = pregao.feitos.findLast(
    ({ ato, lelUid }) => ato.acao === 'abrir-lote' && lelUid === lote.uid,
  )?.instante;
  const abertoEm = abertura === undefined ? null : new Date(abertura).toISOString();
  return { ultimosLances, ultimoLanceEm: ultimosLances[0]?.em ?? abertoEm, abertoEm };
}

function naLista({ uid, dados, situacao, seq, minimo, lideranca, qtdLances }: EstadoLote): LoteDoPregao {
  return {
    lelUid: uid,
    id: dados.id,
    numero: dados.numero,
    nome: dados.nome,
    foto: dados.fotosUrls[0] ?? null,
    situacao,
    seq,
    minimo,
    valorAtual: lideranca?.preco ?? null,
    qtdLances,
  };
}

function naMesa(estado: Readonly<Estado>, lote: EstadoLote): LoteNaMesa {
  const { lideranca: lider, reserva, incremento, minimo, dados } = lote;
  return {
    ...naLista(lote),
    proximoLance: estadoPublico(estado, lote.uid).proximoLance,
    incremento: incrementoEm(lider?.preco ?? minimo, incremento, estado.leilao.incrementos),
    lider: lider && {
      apelido: lider.participante.apelido,
      cidade: lider.participante.cidade,
      presencial: lider.modo === 'PRESENCIAL',
    },
    reserva: reserva === 0 ? null : reserva,
    reservaAtingida: atingeReserva(lote),
    comitente: dados.comitente?.nome ?? null,
  };
}

const atingeReserva = ({ lideranca, reserva }: EstadoLote): boolean =>
  lideranca !== null && lideranca.preco >= reserva;

/** The acts that the core would take now, for buttons: the core decides. */
function acoesPossiveis(
  estado: Readonly<Estado>,
  lote: EstadoLote | null,
  aindaNaFila: number,
): NomeDaAcao[] {
  const { leilao, pregao } = estado;
  if (leilao.situacao === 'EXECUTADO' || leilao.situacao === 'CANCELADO') return [];
  const pausado = pregao.pausadoEm !== null;
  // A maintenance holds the auction too, and ends by itself.
  const acoes: NomeDaAcao[] = [
    'acao-apelido',
    pregao.pausas.includes('leiloeiro') ? 'retomar' : 'pausar',
    'recado',
  ];
  if (ultimoAto(estado) !== null) acoes.push('desfazer');
  if (pregao.recado !== null) acoes.push('retirar-recado');
  if (lote !== null && aceitaLances(lote)) acoes.push('incremento', 'comunicar');
  if (lote !== null && lote.comunicados.length > 0) acoes.push('retirar-comunicado');
  if (pausado) return acoes;
  if (lote !== null && aceitaLances(lote)) acoes.push('lance-presencial');
  if (aindaNaFila > 0 && (lote === null || !sobMartelo(lote))) acoes.push('abrir-lote');
  if (lote !== null)
    acoes.push(
      ...PASSOS.filter((passo) => passoPossivel(lote, passo))
        .map(([acao]) => acao)
        .filter((acao) => acao !== 'condicional' || leilao.judicial !== true),
    );
  return acoes;
}

type Passo = [
  acao: 'dou-lhe-uma' | 'dou-lhe-duas' | 'vender' | 'condicional' | 'nao-arrematar' | 'repasse',
  para: SituacaoLote,
  lance: 'com lance' | 'sem vencedor' | null,
];
const PASSOS: readonly Passo[] = [
  ['dou-lhe-uma', 'DOULHE_UMA', null],
  ['dou-lhe-duas', 'DOULHE_DUAS', null],
  ['vender', 'AG_PAGAMENTO', 'com lance'],
  ['condicional', 'CONDICIONAL', 'com lance'],
  ['nao-arrematar', 'NAO_ARREMATADO', 'sem vencedor'],
  ['repasse', 'REPASSE', 'sem vencedor'],
];

function passoPossivel(lote: EstadoLote, [acao, para, lance]: Passo): boolean {
  if (!podePassar(lote.situacao, para, acao)) return false;
  if (lance === 'com lance') return lote.lideranca !== null;
  return lance === null || !sobMartelo(lote) || !atingeReserva(lote);
}

function contar({ lotes }: Readonly<Estado>): EstadoDoPregao['contagem'] {
  const porFase: Record<FaseLote, number> = {
    preparo: 0,
    disputa: 0,
    condicional: 0,
    vendido: 0,
    'nao-vendido': 0,
    cancelado: 0,
  };
  for (const { situacao } of lotes.values()) porFase[FASE_DA_SITUACAO[situacao]] += 1;
  return {
    total: lotes.size,
    aguardando: porFase.preparo + porFase.disputa,
    vendidos: porFase.vendido,
    condicionais: porFase.condicional,
    naoVendidos: porFase['nao-vendido'] + porFase.cancelado,
  };
}
