import { DIREITO_DO_ATO } from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import { SITUACOES_ESTADIA } from '@martelo/shared/estadias/estadia';
import { QUEM_CUIDA_DE_REMOCOES } from '@martelo/shared/papeis';
import {
  CODIGOS_REMOCAO,
  type CodigoRemocao,
  PASSOS_DA_REMOCAO,
  type Passo,
  passoDo,
  precoADois,
  QUEM_SOLICITA_REMOCAO,
  QUEM_VE_REMOCOES,
  ROTULOS_CODIGO_REMOCAO,
  ROTULOS_REMOCAO,
  remocaoComLugar,
  remocaoEncerrada,
} from '@martelo/shared/remocoes/remocao';
import {
  type CodigoQueMove,
  DADOS_DO_CODIGO,
  type RemocaoGuardada,
  remocaoEscrita,
  remocaoGuarda,
} from '@martelo/shared/remocoes/remocao.esquema';
import { z } from 'zod';
import type { Acao, Escritor } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { Chamador, Rota } from '../api/rota.ts';
import type { Acesso, Registro } from '../records/records.ts';
import { PAPEL_COMITENTE } from './quem-ve-comitentes.ts';
import type { ServicosDaVistoriaDaColeta } from './servicos-das-vistorias.ts';
import type { ServicosDoVeiculo } from './servicos-do-veiculo.ts';

/** A removal as it is stored. */
export type Remocao = RemocaoGuardada & {
  uid: string;
  id: number;
  hotsiteId: number;
  removidoEm?: string | undefined;
};
export type RemocaoLida = Registro<Remocao>;

/** Which code is applied: when it happened there, and by which it is known again. */
export interface EventoDoAto {
  uid: string;
  /** ISO. */
  instante: string;
  /** Who said so, where the engine writes it for them. */
  por?: string | undefined;
}

/** Those whom a removal names, as who reads it is told of them. */
const nomeado = z.object({ id: z.int(), nome: z.string(), telefone: z.string().nullable() }).nullable();
const detalhe = {
  caminho: z
    .array(
      z.object({
        ...{ codigo: z.enum(CODIGOS_REMOCAO), instante: z.string(), texto: z.string().nullable() },
        por: z.string(),
      }),
    )
    .describe('O que aconteceu, do mais recente ao primeiro, com o nome de quem o disse'),
  transportadora: nomeado,
  motorista: nomeado,
  patio: z.object({ id: z.int(), nome: z.string(), endereco: z.string() }).nullable(),
  localRemocao: z
    .object({
      ...{ id: z.int(), nome: z.string(), endereco: z.string(), cidade: z.string(), estadoUf: z.string() },
      ...{ contatoNome: z.string().nullable(), contatoTelefone: z.string().nullable() },
    })
    .nullable(),
  veiculo: z
    .object({ id: z.int(), uid: z.guid(), nome: z.string(), placa: z.string().nullable() })
    .nullable(),
  estadia: z
    .object({
      ...{ uid: z.guid(), situacao: z.enum(SITUACOES_ESTADIA) },
      ...{ entradaInicio: z.string().nullable(), entradaFim: z.string().nullable() },
    })
    .nullable()
    .describe('A que o veículo começou no pátio; antes, a que o espera: as fotos da entrada (S17) são dela'),
};
export type DetalheDaRemocao = z.output<z.ZodObject<typeof detalhe>>;

/** What removals need of the others. */
export interface ServicosDasRemocoes
  extends ServicosDoVeiculo,
    Pick<ServicosDaVistoriaDaColeta, 'cancelarVistoriaDaColeta'> {
  /**
   * What a new removal has besides what was asked.
   * @throws ErroMartelo NAO_ENCONTRADO, VEICULO_BLOQUEADO, REMOCAO_EM_CURSO, REQUISICAO_INVALIDA
   */
  remocaoNova(acesso: Acesso, nova: Remocao): Promise<Partial<Remocao>>;
  /**
   * What a removal becomes by a code.
   * @throws ErroMartelo SEM_PERMISSAO, TRANSICAO_INVALIDA, REMOCAO_COLETADA, and what its row of the table refuses by
   */
  moverRemocao(
    doc: Remocao,
    codigo: CodigoQueMove,
    dados: object,
    quem: { acesso: Acesso; evento: EventoDoAto },
  ): Promise<Partial<Remocao>>;
  /** Of a change that holds a driver or a place at a yard: what holds it, and puts back what was where it is not written. */
  segurarLugares<R>(antes: Remocao, depois: Remocao, gravar: () => Promise<R>): Promise<R>;
  /** Calls off what is expected for a removal that holds no place any more. Bears repetition. */
  soltarLugar(remocaoUid: string, motivo: string): Promise<void>;
  /** Of one whose vehicle has been let in: concludes it, once it was collected (S14, S17). Bears repetition. */
  concluirRemocao(remocaoUid: string): Promise<void>;
  detalheDaRemocao(doc: RemocaoLida, acesso: Acesso): Promise<DetalheDaRemocao>;
  /** The calls that are removals' alone. */
  rotasDasRemocoes(escritor: Escritor<Remocao>): Rota[];
}

const VEEM_TODAS = QUEM_VE_REMOCOES.filter(
  (papel) => papel !== PAPEL_COMITENTE && papel !== 'Interno - Pátio',
);
/** Who sees what fetching costs. */
const QUEM_VE_VALORES = [...QUEM_CUIDA_DE_REMOCOES, 'Interno - Leilão'] as const;

const RESUMOS: Record<CodigoQueMove, string> = {
  S02: 'Autoriza a remoção',
  S03: 'Recusa a remoção, com o motivo',
  S04: 'Designa a transportadora e o que se paga a ela',
  S05: 'A transportadora declina, em até 24 horas',
  S06: 'A transportadora confirma: quem dirige, e quando',
  S07: 'Reagenda, com o motivo; de uma coletada, muda o pátio',
  S08: 'Parte para o local',
  S09: 'Chega ao local',
  S10: 'Frustra a coleta, com motivo e foto',
  S11: 'Coleta o veículo',
  S12: 'Anexa um arquivo já enviado a ela',
  S13: 'Anota uma ocorrência',
  S14: 'Apresenta-se no portão do pátio',
  S15: 'Recusa a entrada no pátio, com o motivo',
  S16: 'Cancela a remoção, com o motivo',
  S17: 'Dá entrada no pátio: a remoção está concluída',
};

/** What an act is told by who sent it as a code: the rest of the body are its data. */
export const EVENTO = '_evento';

/** Who stands at the gate says no position of the gate. */
const CORPO_NA_CASA: Partial<Record<CodigoRemocao, z.ZodObject>> = { S14: z.strictObject({}) };

const acoes = Object.fromEntries(
  PASSOS_DA_REMOCAO.map(({ codigo, ato, para, quem, de }: Passo) => [
    ato,
    {
      resumo: RESUMOS[codigo as CodigoQueMove],
      // A file is sent first, by the screen that then tells of it, and a check-in has a screen of its own: those are no questions with fields.
      papeis: codigo === 'S12' || codigo === 'S17' ? [] : quem,
      ...(para !== null && de.length > 0 && codigo !== 'S07' ? { para } : {}),
      ...(codigo === 'S07'
        ? { quando: { campo: 'situacao', valores: ['CONFIRMADA', 'FRUSTRADA', 'COLETADA'] } }
        : {}),
      ...(codigo === 'S02' ? {} : { soUm: true as const }),
      corpo: CORPO_NA_CASA[codigo] ?? DADOS_DO_CODIGO[codigo as CodigoQueMove],
      executar: (
        { doc, corpo, chamador }: { doc: Remocao; corpo: object; chamador: Chamador },
        servicos: ServicosDasRemocoes,
      ) => {
        const { [EVENTO]: evento, ...dados } = corpo as Record<string, unknown>;
        return servicos.moverRemocao(doc, codigo as CodigoQueMove, dados, {
          acesso: chamador.acesso,
          evento: evento as EventoDoAto,
        });
      },
    },
  ]),
) as unknown as Record<string, Acao<Remocao, ServicosDasRemocoes>>;

const ATOS = ['criar', 'alterar', ...PASSOS_DA_REMOCAO.map(({ ato }) => ato)];

/** What a change takes that others may want: a driver for a while, a place at a yard. */
export function oQueToma(
  antes: Remocao | null,
  depois: Remocao,
): { /** By which it is held while it is looked for. */ motorista: string | null; lugar: boolean } {
  const mudou = (campo: keyof Remocao) => antes?.[campo] !== depois[campo];
  const confirmada = depois.situacao === 'CONFIRMADA';
  const comeca = confirmada && mudou('situacao');
  const outraHora = mudou('diaInicioPrevisto') || mudou('diaInicioFim');
  const motorista = confirmada && (comeca || mudou('motoristaId') || outraHora);
  return {
    motorista: motorista ? `motorista/${depois.hotsiteId}/${depois.motoristaId}` : null,
    lugar:
      remocaoComLugar(depois.situacao) &&
      (comeca || mudou('patioId') || (confirmada && mudou('diaInicioPrevisto'))),
  };
}
/** By which the place of a removal is held while it is taken, moved or let go. */
export const chaveDoLugarDe = (remocaoUid: string): string => `lugar-da-remocao/${remocaoUid}`;

/** What of a removal stands in the vehicle's chain: where it went from hand to hand, and on whose word. */
const NA_CUSTODIA: Partial<Record<CodigoRemocao, string>> = {
  ...{ S01: 'remocao-pedida', S02: 'remocao-autorizada', S11: 'coleta', S14: 'portao' },
  ...{ S15: 'entrada-recusada', S16: 'remocao-cancelada' },
};

const daCustodia = z.strictObject({
  tipo: z.string(),
  veiUid: z.guid(),
  em: z.string(),
  dados: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  reservado: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** Vehicles on their way to a yard (fleet, section 4): asked for, authorised, given to a carrier, fetched, let in. */
export const REMOCOES = recurso({
  nome: 'remocao',
  colecao: 'remocoes',
  caminho: '/v1/remocoes',
  rotulo: { um: 'Remoção', varios: 'Remoções' },
  modulo: 'patios',
  titulo: ['veiculoNome', 'placa'],
  fila: {
    campo: 'situacao',
    valores: ['SOLICITADA', 'AUTORIZADA', 'FRUSTRADA'],
    rotulo: 'Remoções a encaminhar',
  },
  lista: {
    colunas: [
      'veiculoNome',
      'placa',
      'situacao',
      'localNome',
      'patioId',
      'transportadoraId',
      'diaInicioPrevisto',
    ],
  },
  escrita: remocaoEscrita,
  guarda: remocaoGuarda,
  aoCriar: ({ acesso, novo }, servicos: ServicosDasRemocoes) => servicos.remocaoNova(acesso, novo as Remocao),
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_REMOCOES, escreve: [] },
  cria: QUEM_SOLICITA_REMOCAO,
  conduzem: QUEM_SOLICITA_REMOCAO,
  // Who stands at some yards sees what comes to those; a consignor's people what is theirs.
  somente: (acesso) => {
    if (VEEM_TODAS.some((papel) => acesso.papeis.includes(papel))) return {};
    if (acesso.papeis.includes('Interno - Pátio'))
      return acesso.patios === undefined ? {} : { patioUid: acesso.patios };
    return { comId: acesso.comitentes ?? [] };
  },
  // Where it is at the gate, or was.
  noPatio({ antes, depois }) {
    const novo = depois.eventos.at(-1);
    const passo = novo && novo.uid !== antes?.eventos.at(-1)?.uid ? passoDo(novo.codigo) : undefined;
    const direito = passo && DIREITO_DO_ATO.remocao![passo.ato];
    return direito ? { patUid: depois.patioUid ?? '', direito } : null;
  },
  // A carrier's people see what the carrier was given; who only drives, what they drive (F14).
  deFora: ({ transportadoras = [], motoristas = [] }) =>
    transportadoras.length > 0
      ? { transportadoraId: transportadoras }
      : motoristas.length > 0
        ? { motoristaId: motoristas }
        : null,
  campos: {
    veiculoNome: { rotulo: 'Veículo', busca: true, semArvore: true },
    placa: { rotulo: 'Placa', busca: true },
    situacao: { rotulo: 'Situação' },
    localNome: { rotulo: 'De onde', busca: true, semArvore: true },
    patioId: { rotulo: 'Pátio' },
    transportadoraId: { rotulo: 'Transportadora' },
    motoristaId: { rotulo: 'Motorista' },
    veiculoId: { rotulo: 'Cadastro do veículo' },
    localRemocaoId: { rotulo: 'Local' },
    comId: { rotulo: 'Comitente' },
    dataSolicitacao: { rotulo: 'Solicitada em' },
    diaInicioPrevisto: { rotulo: 'Coleta prevista a partir de' },
    diaInicioFim: { rotulo: 'Coleta prevista até', semArvore: true },
    diaInicioReal: { rotulo: 'Coletada em', semArvore: true },
    longeDoLocal: { rotulo: 'Chegada longe do local', semArvore: true },
    valorSugerido: { rotulo: 'Valor da tabela', tipo: 'centavos', semArvore: true },
    valorCobradoTransportadora: { rotulo: 'Valor da transportadora', tipo: 'centavos', semArvore: true },
    veiUid: { rotulo: 'Identificador do veículo' },
    patioUid: { rotulo: 'Identificador do pátio' },
    chaveAberta: { rotulo: 'Remoção em aberto', unico: true },
  },
  rotulos: {
    observacao: 'Observação',
    vistoriaId: 'Vistoria da coleta',
    localizacao: 'Última posição',
    'localizacao.latitude': 'Latitude',
    'localizacao.longitude': 'Longitude',
    distanciaDoLocal: 'Distância do local à chegada (m)',
    designadaEm: 'Designada em',
    autorizadaEm: 'Autorizada em',
    autorizadaPor: 'Autorizada por',
    confirmadaEm: 'Confirmada em',
    confirmadaPor: 'Confirmada por',
    canceladaEm: 'Cancelada em',
    canceladaPor: 'Cancelada por',
    concluidaEm: 'Concluída em',
    motivo: 'Motivo',
    solicitadaPor: 'Solicitada por',
    eventos: 'Eventos',
    'eventos.uid': 'Identificador do evento',
    'eventos.codigo': 'O quê',
    'eventos.instante': 'Quando',
    'eventos.em': 'Anotado em',
    'eventos.por': 'Por quem',
    'eventos.texto': 'Texto',
    'eventos.arquivos': 'Arquivos',
    'eventos.posicao': 'Posição',
    'eventos.posicao.latitude': 'Latitude',
    'eventos.posicao.longitude': 'Longitude',
    fotos: 'Fotos',
    posicao: 'Posição',
    'posicao.latitude': 'Latitude',
    'posicao.longitude': 'Longitude',
    fileName: 'Nome do arquivo',
    fileId: 'Arquivo',
    texto: 'O que aconteceu',
    assinatura: 'Assinatura',
    recebidoDe: 'Recebido de',
  },
  centavos: ['valorCobradoTransportadora'],
  valores: { situacao: ROTULOS_REMOCAO, 'eventos.codigo': ROTULOS_CODIGO_REMOCAO },
  internos: ['chaveAberta'],
  foraDaPlanilha: ['veiUid', 'patioUid'],
  reservados: { campos: ['valorSugerido', 'valorCobradoTransportadora'], para: QUEM_VE_VALORES },
  refs: {
    veiculoId: 'veiculo',
    localRemocaoId: 'localRemocao',
    patioId: 'patio',
    transportadoraId: 'transportadora',
    motoristaId: 'motorista',
    comId: 'comitente',
  },
  listas: [{ caminho: '/v1/remocoes/consulta/qb', resumo: 'As remoções que quem pergunta vê' }],
  aDois: {
    tipo: 'remocao-acima-da-tabela',
    diz: ['valorSugerido'],
    // What a carrier is paid, when it is said or becomes another, and when the table says less for where it goes now.
    quando: ({ antes, depois }) =>
      antes !== null &&
      (depois.valorCobradoTransportadora !== antes.valorCobradoTransportadora ||
        depois.valorSugerido !== antes.valorSugerido) &&
      precoADois(depois.valorCobradoTransportadora, depois.valorSugerido),
  },
  transicoes: {
    campo: 'situacao',
    tabela: PASSOS_DA_REMOCAO.flatMap(({ de, para, quem, deFora }) =>
      para === null ? [] : de.filter((uma) => uma !== para).map((uma) => ({ de: uma, para, quem, deFora })),
    ),
  },
  acoes,
  segura({ antes, depois }) {
    const { motorista, lugar } = oQueToma(antes as Remocao | null, depois as Remocao);
    return [...(motorista === null ? [] : [motorista]), ...(lugar ? [chaveDoLugarDe(depois.uid)] : [])];
  },
  emVolta: ({ antes, depois }, servicos: ServicosDasRemocoes, gravar) =>
    servicos.segurarLugares(antes as Remocao, depois as Remocao, gravar),
  async confere({ antes, depois }) {
    // Its room has an end, and what moves it has to find some.
    if (antes !== null && depois.eventos.length > 450 && depois.situacao === antes.situacao)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, 'Esta remoção tem ocorrências demais.');
  },
  efeitos: {
    custodia: {
      rotulo: 'Cadeia de custódia do veículo',
      em: ATOS,
      dados: daCustodia,
      prepara({ antes, depois }) {
        const novo = depois.eventos.at(-1);
        const tipo = novo && NA_CUSTODIA[novo.codigo];
        if (tipo === undefined || depois.veiUid === null || novo?.uid === antes?.eventos.at(-1)?.uid)
          return null;
        return {
          ...{ tipo, veiUid: depois.veiUid, em: novo!.instante },
          dados: { remocao: depois.id, codigo: novo!.codigo, para: depois.situacao, patioId: depois.patioId },
          reservado: {
            ...{ por: novo!.por, texto: novo!.texto, motoristaId: depois.motoristaId },
            transportadoraId: depois.transportadoraId,
          },
        };
      },
      faz: ({ veiUid, ...linha }: z.output<typeof daCustodia>, servicos: ServicosDasRemocoes, { chave }) =>
        servicos.anotarNaCustodia(veiUid, linha, chave),
    },
    situacaoDoVeiculo: {
      rotulo: 'Situação do veículo',
      em: ATOS,
      dados: z.strictObject({ veiUid: z.guid() }),
      // Taken to another yard, it is seen by that one's people.
      prepara: ({ antes, depois }) =>
        depois.veiUid === null || (antes?.situacao === depois.situacao && antes.patioUid === depois.patioUid)
          ? null
          : { veiUid: depois.veiUid },
      faz: ({ veiUid }: { veiUid: string }, servicos: ServicosDasRemocoes) =>
        servicos.acertarSituacaoDoVeiculo(veiUid),
    },
    lugarNoPatio: {
      rotulo: 'Lugar no pátio',
      em: ATOS,
      dados: z.strictObject({ motivo: z.string() }),
      prepara({ antes, depois }) {
        const solta = antes !== null && remocaoComLugar(antes.situacao) && !remocaoComLugar(depois.situacao);
        if (!solta || depois.situacao === 'CONCLUIDA') return null;
        return { motivo: `A remoção está ${ROTULOS_REMOCAO[depois.situacao].toLowerCase()}` };
      },
      faz: ({ motivo }: { motivo: string }, servicos: ServicosDasRemocoes, { uid }) =>
        servicos.soltarLugar(uid, motivo),
    },
    vistoriaDaColeta: {
      rotulo: 'Vistoria da coleta cancelada',
      em: ['cancelar'],
      dados: z.strictObject({}),
      prepara: () => ({}),
      faz: (_: object, servicos: ServicosDasRemocoes, { uid }) =>
        servicos.cancelarVistoriaDaColeta(uid, 'A remoção foi cancelada.'),
    },
    // What stood in the yard before its papers said that it was collected.
    entradaNoPatio: {
      rotulo: 'Entrada no pátio',
      em: ['coletar', 'apresentar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => (antes?.situacao === depois.situacao ? null : {}),
      faz: (_: object, servicos: ServicosDasRemocoes, { uid }) => servicos.concluirRemocao(uid),
    },
  },
  detalhe: {
    resposta: detalhe,
    de: (doc, acesso, servicos: ServicosDasRemocoes) => servicos.detalheDaRemocao(doc as RemocaoLida, acesso),
  },
  rotas: (servicos: ServicosDasRemocoes, escritor) => servicos.rotasDasRemocoes(escritor as never),
});

/** By which a vehicle has one removal that is open; null of one that is over. */
export const chaveDaRemocao = ({
  hotsiteId,
  veiculoId,
  situacao,
}: Pick<Remocao, 'hotsiteId' | 'veiculoId' | 'situacao'>): string | null =>
  remocaoEncerrada(situacao) ? null : `${hotsiteId}:${veiculoId}`;
