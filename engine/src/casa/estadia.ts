import type { DireitoNoPatio } from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  estaNoPatio,
  ROTULOS_DESTINO,
  ROTULOS_DOC_DEVOLUCAO,
  ROTULOS_ESTADIA,
  ROTULOS_MOMENTO,
  ROTULOS_MOTIVO_DEVOLUCAO,
} from '@martelo/shared/estadias/estadia';
import {
  agendamentoDaEntrada,
  devolucaoDoVeiculo,
  type EstadiaGuardada,
  entradaNoPatio,
  estadia,
  liberacaoDaSaida,
  modeloDaEstadia,
  motivoDaEstadia,
  mudancaDeVaga,
  remocaoDaEstadia,
} from '@martelo/shared/estadias/estadia.esquema';
import { ROTULOS_VISTA, VISTAS } from '@martelo/shared/modelo-de-fotos';
import { QUEM_AGENDA_ENTRADAS, QUEM_CUIDA_DE_ESTADIAS, QUEM_VE_ESTADIAS } from '@martelo/shared/papeis';
import type { VagasRespondidas } from '@martelo/shared/pos-venda/agendamento';
import { remocaoComLugar } from '@martelo/shared/remocoes/remocao';
import { ROTULOS_VEICULO_TIPO } from '@martelo/shared/veiculo-opcoes';
import { z } from 'zod';
import type { Servicos } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, Registro } from '../records/records.ts';
import { type EntradaSemHorario, entradaSemHorario, horarioTomado } from './entrada-sem-horario.ts';
import { PAPEL_COMITENTE } from './quem-ve-comitentes.ts';
import type { ServicosDoVeiculo } from './servicos-do-veiculo.ts';

/** A stay as it is stored. */
export type Estadia = EstadiaGuardada & {
  uid: string;
  id: number;
  hotsiteId: number;
  removidoEm?: string | undefined;
};
type Mudancas = Partial<EstadiaGuardada>;

/** What stays need of the yards, the sales and the vehicles. */
export interface ServicosDasEstadias extends Servicos, ServicosDoVeiculo {
  /** What it is photographed by, and the obligatory positions that have no picture yet. */
  fotosDaEstadia(doc: Estadia): Promise<{
    modelo: z.output<typeof modeloDaEstadia>;
    faltamNaEntrada: (typeof VISTAS)[number][];
    faltamNaSaida: (typeof VISTAS)[number][];
  }>;
  /**
   * What a stay becomes that begins.
   * @throws ErroMartelo FOTOS_FALTANDO, VAGA_OCUPADA, CHAVE_EM_USO, ESTADIA_ABERTA, PATIO_LOTADO, REQUISICAO_INVALIDA
   */
  entrarNoPatio(doc: Estadia, pedido: z.output<typeof entradaNoPatio>): Promise<Mudancas>;
  /**
   * Books a slot of its yard for it to come in, or gives back the one it has.
   * @throws ErroMartelo HORARIO_INDISPONIVEL, PATIO_EM_RECESSO, PATIO_NAO_AGENDA
   */
  agendarEntrada(doc: Estadia, inicio: string | null): Promise<Mudancas>;
  /** Tells who booked its entrance that a recess took the slot; for one `chave` once. */
  avisarDaEntrada(uid: string, aviso: EntradaSemHorario, chave: string): Promise<void>;
  /** Gives back the slot of one that was booked on a day of a recess that was written meanwhile (F10). */
  conferirRecessoDaEntrada(uid: string): Promise<void>;
  /** @throws ErroMartelo VAGA_OCUPADA, REQUISICAO_INVALIDA */
  mudarDeVaga(doc: Estadia, vaga: string): Promise<Mudancas>;
  /** @throws ErroMartelo SAIDA_NAO_LIBERADA, CODIGO_RETIRADA_INCORRETO, CODIGO_RETIRADA_BLOQUEADO */
  liberarSaida(acesso: Acesso, doc: Estadia, pedido: z.output<typeof liberacaoDaSaida>): Promise<Mudancas>;
  /** What it becomes that ends. @throws ErroMartelo FOTOS_FALTANDO, SAIDA_NAO_LIBERADA */
  devolverVeiculo(doc: Estadia, pedido: z.output<typeof devolucaoDoVeiculo>): Promise<Mudancas>;
  /**
   * Of a stay that ends for a buyer: hands over the pickup, which is told of nowhere else. The same again does nothing.
   * @throws ErroMartelo SAIDA_NAO_LIBERADA, RETIRADA_FORA_DO_DIA
   */
  entregarPelaEstadia(acesso: Acesso, doc: Estadia): Promise<void>;
  /** Of a spot that was taken from the map as something was stood in it: it is there again. Bears repetition. */
  porVagaDeVolta(patUid: string, vaga: string): Promise<void>;
  /** What a unique key that is another stay's is refused as. */
  chaveDaEstadiaTomada(doc: Estadia, campos: readonly string[]): Promise<ErroMartelo>;
  /** The removal by which a vehicle comes, or came; null where none brings it to this yard. */
  remocaoDaEstadia(doc: Estadia): Promise<z.output<typeof remocaoDaEstadia> | null>;
  /** Of a removal whose vehicle has been let in: it is concluded, once it was collected (S14, S17). Bears repetition. */
  concluirRemocao(remocaoUid: string): Promise<void>;
}

/** What removals ask of stays. */
export interface ServicosDaEstadia {
  /**
   * Expects the vehicle of a removal at a yard on a day, and holds a place for it. What is expected already, for this removal or by hand at that very
   * yard, becomes that; what has begun there stays as it is. Gives what puts all back as it was.
   * @throws ErroMartelo PATIO_LOTADO, PATIO_EM_RECESSO, ESTADIA_ABERTA, NAO_ENCONTRADO: nothing changed
   */
  esperarDaRemocao(pedido: {
    hotsiteId: number;
    veiculoId: number;
    patioId: number;
    /** ISO. */
    previstaPara: string;
    remocaoUid: string;
  }): Promise<() => Promise<void>>;
  /** Calls off the stay that a removal's vehicle was expected for; nothing where there is none that is still expected. */
  cancelarEstadiaPrevista(remocaoUid: string, motivo: string): Promise<void>;
  /**
   * The check-in of the vehicle that a removal brings, said by a code (S17); nothing where it has begun.
   * @param evento uid of the code
   * @throws ErroMartelo SEM_ESTADIA, and all that a check-in is refused by: nothing changed
   */
  entrarPelaRemocao(
    acesso: Acesso,
    remocaoUid: string,
    entrada: z.output<typeof entradaNoPatio>,
    evento: string,
  ): Promise<void>;
  /** The stay that a removal's vehicle has begun; where none has, the one that it is expected for. */
  estadiaDaRemocao(remocaoUid: string): Promise<Registro<Estadia> | null>;
  /** The slots that its yard has for what a removal brings. @throws ErroMartelo NAO_ENCONTRADO, PATIO_NAO_AGENDA */
  vagasDaEntrada(remocaoUid: string): Promise<VagasRespondidas>;
  /**
   * Books one of them for what is expected, or gives it back; `acesso` is whose act it is.
   * @throws ErroMartelo as `agendarEntrada`, NAO_ENCONTRADO, ALTERACAO_NAO_PERMITIDA
   */
  agendarEntradaDaRemocao(acesso: Acesso, remocaoUid: string, inicio: string | null): Promise<void>;
  /** Stays that are expected for removals, whichever. */
  esperadasDeRemocoes(): AsyncIterable<Registro<Estadia>>;
}

const NENHUMA = {
  ...{ chavePrevista: null, chaveAberta: null, chaveDaVaga: null, chaveDaChave: null, chaveDoLugar: null },
  chaveDaEntrada: null,
} as const;
/** What a stay that is over holds no more. */
export const SEM_CHAVES: Readonly<Record<keyof typeof NENHUMA, null>> = NENHUMA;
/** Of one that comes when it comes. */
export const SEM_HORARIO = {
  ...{ entradaInicio: null, entradaFim: null, chaveDaEntrada: null, entradaAgendadaPor: null },
} as const;
const CHAVES = Object.keys(NENHUMA);
const LUGARES = ['chaveDoLugar', 'chaveDaEntrada'];

const DO_MOTOR = ['comandos', 'versaoCodigo', 'entradaPor', 'entradaEvento', 'entradaAgendadaPor'];

const VEEM_TODAS = QUEM_VE_ESTADIAS.filter(
  (papel) => papel !== PAPEL_COMITENTE && papel !== 'Interno - Pátio',
);
const PAT = QUEM_CUIDA_DE_ESTADIAS;

const linhaDaCustodia = z.strictObject({
  veiUid: z.string(),
  tipo: z.string(),
  em: z.string(),
  dados: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  reservado: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
type LinhaDaCustodia = z.output<typeof linhaDaCustodia>;

/** Vehicles at yards (fleet, section 3): expected, checked in with pictures, spot and key, and let out to who may have them. */
export const ESTADIAS = recurso({
  nome: 'estadia',
  caminho: '/v1/estadias',
  rotulo: { um: 'Estadia', varios: 'Estadias' },
  modulo: 'patios',
  titulo: ['veiculoNome', 'placa'],
  fila: { campo: 'situacao', valores: ['PREVISTA', 'EM_SAIDA'], rotulo: 'Veículos a receber ou a entregar' },
  lista: {
    colunas: ['placa', 'veiculoNome', 'situacao', 'patioId', 'vaga', 'codigoChave', 'diaInicio', 'diaFim'],
  },
  escrita: z.strictObject({}),
  guarda: estadia.shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_ESTADIAS, escreve: [] },
  conduzem: PAT,
  // Who stands at some yards sees those; a consignor's people what is theirs.
  somente: ({ papeis, patios, comitentes }) => {
    if (VEEM_TODAS.some((papel) => papeis.includes(papel))) return {};
    if (papeis.includes('Interno - Pátio')) return patios === undefined ? {} : { patUid: patios };
    return { comId: comitentes ?? [] };
  },
  noPatio: ({ antes, depois }) => ({ patUid: depois.patUid, direito: direitoDaMudanca(antes, depois) }),
  campos: {
    veiculoNome: { rotulo: 'Veículo', busca: true, semArvore: true },
    placa: { rotulo: 'Placa', busca: true },
    situacao: { rotulo: 'Situação' },
    veiculoId: { rotulo: 'Cadastro do veículo' },
    veiculoTipo: { rotulo: 'Porte', semArvore: true },
    veiUid: { rotulo: 'Identificador do veículo' },
    patioId: { rotulo: 'Pátio' },
    patUid: { rotulo: 'Identificador do pátio' },
    comId: { rotulo: 'Comitente' },
    vaga: { rotulo: 'Vaga', semArvore: true },
    codigoChave: { rotulo: 'Código da chave', busca: true, semArvore: true },
    previstaPara: { rotulo: 'Prevista para', semArvore: true },
    diaInicio: { rotulo: 'Entrou em' },
    diaFim: { rotulo: 'Saiu em' },
    saidaPara: { rotulo: 'Saída', semArvore: true },
    vendaId: { rotulo: 'Venda', semArvore: true },
    cliUid: { rotulo: 'Comprador' },
    remocaoUid: { rotulo: 'Remoção' },
    agendamentoUid: { rotulo: 'Retirada' },
    'fotos.sha256': { rotulo: 'Conteúdo da foto' },
    devolucaoDoc: {
      ...{ rotulo: 'Documento de quem levou', semArvore: true },
      mascara: { com: (doc) => `***${doc.slice(-3)}`, inteiro: ['Interno - ADM', ...PAT] },
    },
    chavePrevista: { rotulo: 'Veículo esperado', unico: true },
    chaveAberta: { rotulo: 'Veículo no pátio', unico: true },
    chaveDaVaga: { rotulo: 'Vaga ocupada', unico: true },
    chaveDaChave: { rotulo: 'Chave guardada', unico: true },
    chaveDoLugar: { rotulo: 'Lugar no pátio', unico: true },
    chaveDaEntrada: { rotulo: 'Lugar no horário da entrada', unico: true },
    entradaInicio: { rotulo: 'Entrada agendada para', semArvore: true },
  },
  rotulos: {
    patioNome: 'Nome do pátio',
    entradaFim: 'Entrada agendada até',
    inicio: 'Horário',
    km: 'Quilometragem',
    vagaDesde: 'Nesta vaga desde',
    observacao: 'Observação',
    fotos: 'Fotos',
    'fotos.momento': 'Quando',
    'fotos.vista': 'O que mostra',
    'fotos.uid': 'Arquivo',
    saidaEm: 'Saída liberada em',
    saidaOrdem: 'Ordem do comitente',
    versaoCodigo: 'Versão do código da retirada',
    lelUid: 'Identificador do lote',
    devolucaoNome: 'Quem levou',
    devolucaoTipoDoc: 'Tipo do documento',
    devolucaoTipoMotivo: 'Por que saiu',
    devolucaoMotivo: 'Motivo da saída',
    devolucaoObservacao: 'Observação da saída',
    devolucaoData: 'Levado em',
    foraDoDia: 'Entregue fora do dia marcado',
    finalizadoAt: 'Encerrada em',
    motivo: 'Motivo',
    comandos: 'Comandos',
    entradaPor: 'Quem deu entrada',
    entradaEvento: 'Código da entrada',
    entradaAgendadaPor: 'Quem agendou a entrada',
    para: 'A quem sai',
    codigo: 'Código da retirada',
    ordem: 'Ordem do comitente (número ou descrição)',
    modelo: 'Fotos pedidas',
  },
  valores: {
    situacao: ROTULOS_ESTADIA,
    veiculoTipo: ROTULOS_VEICULO_TIPO,
    saidaPara: ROTULOS_DESTINO,
    para: ROTULOS_DESTINO,
    devolucaoTipoDoc: ROTULOS_DOC_DEVOLUCAO,
    devolucaoTipoMotivo: ROTULOS_MOTIVO_DEVOLUCAO,
    'fotos.momento': ROTULOS_MOMENTO,
    'fotos.vista': ROTULOS_VISTA,
    vista: ROTULOS_VISTA,
  },
  // Keys and commands are the engine's own.
  internos: [...CHAVES, ...DO_MOTOR],
  lugares: LUGARES,
  foraDaPlanilha: ['fotos.sha256', 'veiUid', 'patUid', 'remocaoUid', 'agendamentoUid', 'lelUid', 'cliUid'],
  refs: { veiculoId: 'veiculo', patioId: 'patio' },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'PREVISTA', para: 'ABERTA', quem: PAT },
      { de: 'PREVISTA', para: 'CANCELADA', quem: PAT },
      { de: 'ABERTA', para: 'EM_SAIDA', quem: PAT },
      { de: 'EM_SAIDA', para: 'ABERTA', quem: PAT },
      { de: 'EM_SAIDA', para: 'FINALIZADA', quem: PAT },
      // What the gate handed over by its pickup: the engine alone.
      { de: 'ABERTA', para: 'FINALIZADA', quem: [] },
    ],
  },
  acoes: {
    entrar: {
      resumo: 'Dá entrada: fotos, vaga, chave e quilometragem conferidas',
      papeis: PAT,
      para: 'ABERTA',
      soUm: true,
      quando: { campo: 'situacao', valores: ['PREVISTA'] },
      corpo: entradaNoPatio,
      async executar({ doc, corpo, chamador: { acesso } }, servicos: ServicosDasEstadias) {
        exigirSituacao(doc, 'PREVISTA', 'ABERTA');
        const entrou = await servicos.entrarNoPatio(doc, corpo as z.output<typeof entradaNoPatio>);
        return { ...entrou, entradaPor: autorDe(acesso) };
      },
    },
    agendarEntrada: {
      resumo: 'Agenda a entrada: num horário livre do pátio',
      papeis: QUEM_AGENDA_ENTRADAS,
      soUm: true,
      quando: { campo: 'situacao', valores: ['PREVISTA'] },
      corpo: agendamentoDaEntrada,
      executar: ({ doc, corpo, chamador }, servicos: ServicosDasEstadias) =>
        entradaAgendada(
          doc,
          (corpo as z.output<typeof agendamentoDaEntrada>).inicio,
          autorDe(chamador.acesso),
          servicos,
        ),
    },
    mudarVaga: {
      resumo: 'Muda de vaga',
      papeis: PAT,
      soUm: true,
      quando: { campo: 'situacao', valores: ['ABERTA', 'EM_SAIDA'] },
      corpo: mudancaDeVaga,
      executar({ doc, corpo }, servicos: ServicosDasEstadias) {
        if (!estaNoPatio(doc.situacao))
          throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
            ...{ campoRotulo: 'a vaga', campo: 'vaga', porque: 'o veículo não está no pátio' },
          });
        return servicos.mudarDeVaga(doc, (corpo as z.output<typeof mudancaDeVaga>).vaga);
      },
    },
    liberarSaida: {
      resumo: 'Libera a saída: com o código de quem comprou ou a ordem do comitente',
      papeis: PAT,
      para: 'EM_SAIDA',
      soUm: true,
      corpo: liberacaoDaSaida,
      executar({ doc, corpo, chamador }, servicos: ServicosDasEstadias) {
        exigirSituacao(doc, 'ABERTA', 'EM_SAIDA');
        return servicos.liberarSaida(chamador.acesso, doc, corpo as z.output<typeof liberacaoDaSaida>);
      },
    },
    voltar: {
      resumo: 'Volta ao pátio: a saída não se completou',
      papeis: PAT,
      para: 'ABERTA',
      soUm: true,
      quando: { campo: 'situacao', valores: ['EM_SAIDA'] },
      corpo: motivoDaEstadia,
      executar({ doc, corpo }) {
        exigirSituacao(doc, 'EM_SAIDA', 'ABERTA');
        return {
          ...{ situacao: 'ABERTA' as const, motivo: (corpo as z.output<typeof motivoDaEstadia>).motivo },
          ...SEM_SAIDA,
        };
      },
    },
    finalizar: {
      resumo: 'Entrega o veículo: fotos, assinatura e documento de quem leva',
      papeis: PAT,
      para: 'FINALIZADA',
      soUm: true,
      quando: { campo: 'situacao', valores: ['EM_SAIDA'] },
      corpo: devolucaoDoVeiculo,
      executar({ doc, corpo }, servicos: ServicosDasEstadias) {
        exigirSituacao(doc, 'EM_SAIDA', 'FINALIZADA');
        return servicos.devolverVeiculo(doc, corpo as z.output<typeof devolucaoDoVeiculo>);
      },
    },
    cancelar: {
      resumo: 'Cancela: o veículo não vem',
      papeis: PAT,
      para: 'CANCELADA',
      corpo: motivoDaEstadia,
      async executar({ doc, corpo }, servicos: ServicosDasEstadias) {
        const remocao = await servicos.remocaoDaEstadia(doc);
        // Its place is the removal's: whoever calls that off, or takes it elsewhere, lets it go.
        if (doc.situacao === 'PREVISTA' && remocao !== null && remocaoComLugar(remocao.situacao))
          throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
            ...{ campo: 'situacao', campoRotulo: 'a estadia' },
            porque: `o lugar é da remoção ${remocao.id}: recuse a entrada nela, reagende-a ou cancele-a`,
          });
        return cancelada((corpo as z.output<typeof motivoDaEstadia>).motivo, servicos.agora());
      },
    },
  },
  async emVolta({ acesso, antes, depois }, servicos: ServicosDasEstadias, gravar) {
    // One truth: the pickup is handed over first, and from it follows that the vehicle has left (decision 557).
    const entrega =
      antes.situacao === 'EM_SAIDA' && depois.situacao === 'FINALIZADA' && depois.saidaPara === 'COMPRADOR';
    if (entrega) await servicos.entregarPelaEstadia(acesso, depois);
    try {
      return await gravar();
    } catch (erro) {
      const campos = chavesTomadas(erro);
      throw campos === null ? erro : await servicos.chaveDaEstadiaTomada(depois, campos);
    }
  },
  efeitos: {
    vagaNoMapa: {
      rotulo: 'Vaga ocupada de volta ao mapa',
      em: ['entrar', 'mudarVaga', 'alterar'],
      dados: z.strictObject({ patUid: z.string(), vaga: z.string() }),
      prepara: ({ antes, depois: { patUid, vaga } }) =>
        vaga !== null && antes?.vaga !== vaga ? { patUid, vaga } : null,
      faz: ({ patUid, vaga }: { patUid: string; vaga: string }, servicos: ServicosDasEstadias) =>
        servicos.porVagaDeVolta(patUid, vaga),
    },
    recesso: {
      rotulo: 'Conferência do recesso',
      em: ['agendarEntrada', 'alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois: { situacao, entradaInicio } }) =>
        situacao === 'PREVISTA' && entradaInicio !== null && antes?.entradaInicio !== entradaInicio
          ? {}
          : null,
      faz: (_, servicos: ServicosDasEstadias, { uid }) => servicos.conferirRecessoDaEntrada(uid),
    },
    semHorario: {
      rotulo: 'Aviso a quem agendou a entrada',
      em: ['alterar'],
      dados: entradaSemHorario,
      prepara: ({ antes, depois }) => horarioTomado(antes, depois),
      faz: (aviso: EntradaSemHorario, servicos: ServicosDasEstadias, { uid, chave }) =>
        servicos.avisarDaEntrada(uid, aviso, chave),
    },
    custodia: {
      rotulo: 'Cadeia de custódia do veículo',
      em: ['criar', 'alterar', 'entrar', 'mudarVaga', 'liberarSaida', 'voltar', 'finalizar'],
      dados: linhaDaCustodia,
      prepara: ({ antes, depois }) => linhaDe(antes, depois),
      faz: ({ veiUid, ...linha }: LinhaDaCustodia, servicos: ServicosDasEstadias, { chave }) =>
        servicos.anotarNaCustodia(veiUid, linha, chave),
    },
    situacaoDoVeiculo: {
      rotulo: 'Situação do veículo',
      em: ['criar', 'alterar', 'entrar', 'liberarSaida', 'voltar', 'finalizar', 'cancelar'],
      dados: z.strictObject({ veiUid: z.string() }),
      // Expected at another yard, it is seen by that one's people.
      prepara: ({ antes, depois }) =>
        antes?.situacao === depois.situacao && antes.patUid === depois.patUid
          ? null
          : { veiUid: depois.veiUid },
      faz: ({ veiUid }: { veiUid: string }, servicos: ServicosDasEstadias) =>
        servicos.acertarSituacaoDoVeiculo(veiUid),
    },
    concluirRemocao: {
      rotulo: 'Remoção concluída',
      em: ['alterar', 'entrar'],
      // What was kept before has its day as well.
      dados: z.object({ remocaoUid: z.string() }),
      prepara: ({ antes, depois: { situacao, remocaoUid } }) =>
        remocaoUid !== null && situacao === 'ABERTA' && antes?.situacao === 'PREVISTA'
          ? { remocaoUid }
          : null,
      faz: ({ remocaoUid }: { remocaoUid: string }, servicos: ServicosDasEstadias) =>
        servicos.concluirRemocao(remocaoUid),
    },
  },
  detalhe: {
    resposta: {
      modelo: modeloDaEstadia,
      faltamNaEntrada: z.array(z.enum(VISTAS)).describe('Posições obrigatórias sem foto da entrada'),
      faltamNaSaida: z.array(z.enum(VISTAS)).describe('Posições obrigatórias sem foto da saída'),
      remocao: remocaoDaEstadia.nullable().describe('A que o traz, ou trouxe'),
    },
    async de(doc, _acesso, servicos: ServicosDasEstadias) {
      const dela = doc as Registro<Estadia>;
      const [fotos, remocao] = await Promise.all([
        servicos.fotosDaEstadia(dela),
        servicos.remocaoDaEstadia(dela),
      ]);
      return { ...fotos, remocao };
    },
  },
});

/** Who lets out moves it from there on, and takes the pictures of it; all else is for who lets in. */
function direitoDaMudanca(antes: Estadia | null, depois: Estadia): DireitoNoPatio {
  const saindo = (uma: Estadia) => uma.situacao === 'EM_SAIDA' || uma.situacao === 'FINALIZADA';
  if (antes !== null && antes.situacao !== depois.situacao)
    return saindo(antes) || saindo(depois) ? 'SAIDA' : 'ENTRADA';
  const ja = new Set(antes?.fotos.map(({ uid }) => uid));
  const ficam = new Set(depois.fotos.map(({ uid }) => uid));
  const mudaram = [
    ...depois.fotos.filter(({ uid }) => !ja.has(uid)),
    ...(antes?.fotos ?? []).filter(({ uid }) => !ficam.has(uid)),
  ];
  return mudaram.some(({ momento }) => momento !== 'ENTRADA') ? 'SAIDA' : 'ENTRADA';
}

/** What a stay becomes whose slot somebody books, or gives back. @throws ErroMartelo ALTERACAO_NAO_PERMITIDA and as `agendarEntrada` */
export async function entradaAgendada(
  doc: Estadia,
  inicio: string | null,
  por: string,
  { agendarEntrada }: Pick<ServicosDasEstadias, 'agendarEntrada'>,
): Promise<Mudancas> {
  if (doc.situacao !== 'PREVISTA')
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      ...{ campoRotulo: 'o horário da entrada', campo: 'entradaInicio' },
      porque: `a estadia está ${ROTULOS_ESTADIA[doc.situacao].toLowerCase()}`,
    });
  const agendada = await agendarEntrada(doc, inicio);
  return inicio === null ? agendada : { ...agendada, entradaAgendadaPor: por };
}

/** By which a spot of a yard is held. */
export const chaveDaVaga = (patUid: string, vaga: string): string => `${patUid}:${vaga}`;

/** What was looked at for an exit that did not come about. */
const SEM_SAIDA = {
  ...{ saidaPara: null, saidaEm: null, saidaOrdem: null, agendamentoUid: null, versaoCodigo: null },
  ...{ vendaId: null, lelUid: null, cliUid: null },
};

export const cancelada = (motivo: string, agora: number) => ({
  ...{ situacao: 'CANCELADA' as const, motivo, finalizadoAt: new Date(agora).toISOString() },
  ...SEM_CHAVES,
});

/** Before anything of an act is looked at: a code is not tried for a stay that no arrow leads out of. @throws ErroMartelo TRANSICAO_INVALIDA */
function exigirSituacao(
  { situacao }: Pick<Estadia, 'situacao'>,
  de: Estadia['situacao'],
  para: Estadia['situacao'],
): void {
  if (situacao === de) return;
  throw new ErroMartelo('TRANSICAO_INVALIDA', {
    ...{ de: situacao, para, deRotulo: ROTULOS_ESTADIA[situacao], paraRotulo: ROTULOS_ESTADIA[para] },
  });
}

/** Which of a stay's keys somebody else has, of a refusal that is of one and no mere place; null of any other. */
function chavesTomadas(erro: unknown): string[] | null {
  if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE') return null;
  const campos = ((erro.detalhes.campos ?? []) as string[]).filter(
    (campo) => CHAVES.includes(campo) && !LUGARES.includes(campo),
  );
  return campos.length === 0 ? null : campos;
}

/** What a change adds to the vehicle's chain; null: nothing that anybody has to prove. */
function linhaDe(antes: Estadia | null, depois: Estadia): LinhaDaCustodia | null {
  const { veiUid, situacao, patioNome, vaga } = depois;
  const fotosDe = (momento: string) =>
    depois.fotos.filter((uma) => uma.momento === momento).map(({ sha256 }) => sha256);
  const comum = { veiUid };
  if (antes?.situacao === 'PREVISTA' && situacao === 'ABERTA')
    return {
      ...{ ...comum, tipo: 'entrada', em: depois.diaInicio! },
      dados: {
        ...{ patio: patioNome, vaga, km: depois.km, comChave: depois.codigoChave !== null },
        fotos: fotosDe('ENTRADA'),
      },
      reservado: { chave: depois.codigoChave, estadia: depois.id },
    };
  if (antes !== null && estaNoPatio(antes.situacao) && situacao === 'FINALIZADA')
    return {
      ...{ ...comum, tipo: 'saida', em: depois.diaFim! },
      dados: {
        ...{ patio: patioNome, para: depois.saidaPara === 'COMITENTE' ? 'comitente' : 'comprador' },
        ...{ fotos: fotosDe('SAIDA'), assinatura: fotosDe('ASSINATURA') },
      },
      reservado: { levou: depois.devolucaoNome, documento: depois.devolucaoDoc, estadia: depois.id },
    };
  if (antes?.situacao === 'ABERTA' && situacao === 'EM_SAIDA')
    return {
      ...{ ...comum, tipo: 'saida-liberada', em: depois.saidaEm! },
      dados: { patio: patioNome, para: depois.saidaPara === 'COMITENTE' ? 'comitente' : 'comprador' },
      reservado: { ordem: depois.saidaOrdem, estadia: depois.id },
    };
  if (antes !== null && estaNoPatio(antes.situacao) && antes.vaga !== vaga && vaga !== null)
    return {
      ...{ ...comum, tipo: 'vaga', em: depois.vagaDesde! },
      ...{ dados: { patio: patioNome, vaga }, reservado: { estadia: depois.id } },
    };
  return null;
}
