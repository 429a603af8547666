import { ErroMartelo } from '@martelo/shared/erros';
import { paragrafos } from '@martelo/shared/texto';
import { vistoriaEscrita, vistoriaGuardada } from '@martelo/shared/vistorias/esquema';
import {
  QUEM_MOSTRA_VISTORIAS,
  QUEM_PEDE_VISTORIAS,
  QUEM_VE_TODAS_AS_VISTORIAS,
  QUEM_VE_VISTORIAS,
  QUEM_VISTORIA,
  ROTULOS_SITUACAO_VISTORIA,
  ROTULOS_TIPO_DE_VEICULO_DA_VISTORIA,
  type SituacaoVistoria,
  TIPOS_DE_VEICULO_DA_VISTORIA,
  TRANSICOES_VISTORIA,
} from '@martelo/shared/vistorias/vistoria';
import { z } from 'zod';
import type { Servicos } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { Chamador } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { PATIOS } from './patio.ts';
import type { ServicosDasVistorias, VistoriaGuardada } from './servicos-das-vistorias.ts';
import { TIPOS_DE_VISTORIA } from './tipo-vistoria.ts';
import { VEICULOS } from './veiculo.ts';

/** What an inspection that is done makes happen. */
const fatoDaVistoria = z.strictObject({
  vistoriaUid: z.guid(),
  veiUid: z.guid(),
  em: z.iso.datetime(),
});

/** How the condition of vehicles is looked at and kept (fleet, section 2). */
export const VISTORIAS = recurso({
  nome: 'vistoria',
  colecao: 'vistorias',
  caminho: '/v1/vistorias',
  rotulo: { um: 'Vistoria', varios: 'Vistorias' },
  modulo: 'patios',
  titulo: ['tipoNome', 'veiculoNome'],
  lista: { colunas: ['id', 'situacao', 'veiculoNome', 'placa', 'tipoNome', 'patioId', 'realizadaEm'] },
  fila: { campo: 'situacao', valores: ['Aguardando'], rotulo: 'Vistorias a fazer' },
  escrita: vistoriaEscrita,
  guarda: vistoriaGuardada.shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_VISTORIAS, escreve: QUEM_PEDE_VISTORIAS },
  // A yard's people see those at their yards, a consignor's those of what is theirs.
  somente: ({ papeis, patios, comitentes }) => {
    if (QUEM_VE_TODAS_AS_VISTORIAS.some((papel) => papeis.includes(papel))) return {};
    if (papeis.includes('Interno - Pátio')) return patios === undefined ? {} : { patioUid: patios };
    return { comId: comitentes ?? [] };
  },
  campos: {
    veiculoId: { rotulo: 'Veículo' },
    veiculoNome: { rotulo: 'Nome do veículo', busca: true, semArvore: true },
    placa: { rotulo: 'Placa', busca: true },
    veiculoTipo: { rotulo: 'Tipo de veículo', semArvore: true },
    tipoId: { rotulo: 'Tipo de vistoria' },
    tipoNome: { rotulo: 'Nome do tipo', busca: true, semArvore: true },
    situacao: { rotulo: 'Situação' },
    patioId: { rotulo: 'Pátio' },
    patioUid: { rotulo: 'Identificador do pátio' },
    comId: { rotulo: 'Comitente' },
    veiUid: { rotulo: 'Identificador do veículo' },
    realizadaEm: { rotulo: 'Realizada em' },
    noLoteDesde: { rotulo: 'No lote desde', semArvore: true },
    corrigeId: { rotulo: 'Corrige a vistoria' },
    raizUid: { rotulo: 'Primeira da série' },
    chaveCorrecao: { rotulo: 'Correção', unico: true },
    remocaoUid: { rotulo: 'Remoção' },
    chaveRemocao: { rotulo: 'Da coleta', unico: true },
  },
  rotulos: {
    observacao: 'Observação',
    versao: 'Versão do tipo',
    versaoUid: 'Identificador da versão',
    pedidaPor: 'Pedida por',
    realizadaPor: 'Realizada por',
    motivoCancelamento: 'Por que foi cancelada',
    motivo: 'Motivo',
    respostas: 'Respostas',
    'respostas.itemUid': 'Item',
    'respostas.respostaUid': 'Resposta que vale',
  },
  valores: { situacao: ROTULOS_SITUACAO_VISTORIA, veiculoTipo: ROTULOS_TIPO_DE_VEICULO_DA_VISTORIA },
  reservados: { campos: ['chaveCorrecao', 'chaveRemocao'], para: [] },
  refs: { veiculoId: 'veiculo', tipoId: 'tipoVistoria', patioId: 'patio', corrigeId: 'vistoria' },
  aoCriar: ({ acesso, novo }, { registros }: ServicosDasVistorias) =>
    nascer(registros, acesso, novo as VistoriaGuardada),
  async confere({ antes, depois }) {
    if (antes === null) return;
    for (const [campo, campoRotulo] of FIXOS)
      if (antes[campo] !== depois[campo])
        throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
          ...{ campo, campoRotulo, porque: 'a vistoria já foi pedida; cancele-a e peça outra' },
        });
  },
  // Of two that show one picture the second that is done, of whatever process, sees that the first is; and whatever ends it knows all its answers.
  segura: ({ antes, depois }) =>
    antes?.situacao !== 'Aguardando' || depois.situacao === 'Aguardando'
      ? []
      : [
          chaveDasRespostas(depois.uid),
          ...(depois.situacao === 'Realizada' ? [chaveDoFim(depois.hotsiteId)] : []),
        ],
  async emVolta({ acesso, antes, depois }, servicos: ServicosDasVistorias, gravar) {
    if (antes.situacao === 'Realizada' && soMostra(depois as VistoriaGuardada, antes.revisao))
      return gravar();
    // Frozen, by whatever would change it: its removal too.
    if (antes.situacao !== 'Aguardando')
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campo: 'situacao', campoRotulo: 'a vistoria' },
        porque:
          antes.situacao === 'Realizada'
            ? 'foi realizada; peça outra que a corrija, e vale a última'
            : 'foi cancelada; peça outra',
      });
    // The removal has the one that it was collected by, or another in its place.
    if (depois.removidoEm !== undefined && (antes.chaveRemocao ?? null) !== null)
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{
          campo: 'situacao',
          campoRotulo: 'a vistoria',
          porque: 'é a da coleta de uma remoção; cancele-a',
        },
      });
    if (depois.situacao !== 'Realizada') return gravar();
    return servicos.umaVistoriaPorVez(depois.hotsiteId, async () => {
      // What came since it was looked at is looked at before it is frozen.
      const agora = await servicos.fecharVistoria(antes as VistoriaGuardada, acesso);
      if (JSON.stringify(agora) !== JSON.stringify(depois.respostas)) throw new ErroMartelo('ESTADO_MUDOU');
      return gravar();
    });
  },
  transicoes: { campo: 'situacao', tabela: TRANSICOES_VISTORIA },
  acoes: {
    realizar: {
      resumo: 'Realiza: fecha as respostas, que passam a valer para o veículo',
      papeis: QUEM_VISTORIA,
      para: 'Realizada',
      // Each is looked at by itself.
      soUm: true,
      async executar({ doc, chamador }, servicos: ServicosDasVistorias) {
        if (doc.situacao !== 'Aguardando') return { situacao: 'Realizada' as SituacaoVistoria };
        return {
          situacao: 'Realizada' as SituacaoVistoria,
          respostas: await servicos.fecharVistoria(doc as VistoriaGuardada, chamador.acesso),
          realizadaEm: new Date(servicos.agora()).toISOString(),
          realizadaPor: await nomeDe(chamador, servicos),
        };
      },
    },
    mostrar: {
      resumo: 'Mostra no lote: quem vê o lote passa a ver a condição do veículo e estas fotos',
      papeis: QUEM_MOSTRA_VISTORIAS,
      quando: { campo: 'situacao', valores: ['Realizada'] },
      // Each picture has to be looked at: whoever shows it answers for what is on it.
      soUm: true,
      executar({ doc }, { agora }) {
        exigirRealizada(doc);
        return { noLoteDesde: new Date(agora()).toISOString() };
      },
    },
    esconder: {
      resumo: 'Tira do lote',
      papeis: QUEM_MOSTRA_VISTORIAS,
      quando: { campo: 'situacao', valores: ['Realizada'] },
      executar({ doc }) {
        exigirRealizada(doc);
        return { noLoteDesde: null };
      },
    },
    cancelar: {
      resumo: 'Cancela, com o motivo: quem pediu, ou a administração',
      papeis: QUEM_PEDE_VISTORIAS,
      para: 'Cancelada',
      corpo: z.strictObject({ motivo: paragrafos(500).min(3) }),
      executar({ doc, corpo, chamador: { acesso } }) {
        const adm = acesso.tipo === 'interno' && acesso.papeis.includes('Interno - ADM');
        if (!adm && doc.pedidaPor !== autorDe(acesso))
          throw new ErroMartelo(
            'SEM_PERMISSAO',
            {},
            'Só quem pediu esta vistoria, ou a administração, pode cancelá-la.',
          );
        return {
          ...{ situacao: 'Cancelada' as SituacaoVistoria, motivoCancelamento: String(corpo.motivo) },
          ...{ chaveCorrecao: null, chaveRemocao: null },
        };
      },
    },
  },
  efeitos: {
    itensDoVeiculo: {
      rotulo: 'Itens detalhados do veículo',
      em: ['realizar'],
      dados: fatoDaVistoria,
      prepara: ({ depois }) => fatoDe(depois),
      faz: ({ vistoriaUid }: Fato, servicos: ServicosDasVistorias) => servicos.detalharVeiculo(vistoriaUid),
    },
    custodia: {
      rotulo: 'Cadeia de custódia do veículo',
      em: ['realizar'],
      dados: fatoDaVistoria,
      prepara: ({ depois }) => fatoDe(depois),
      faz: ({ vistoriaUid }: Fato, servicos: ServicosDasVistorias, { chave }) =>
        servicos.anotarVistoria(vistoriaUid, chave),
    },
    situacaoDoVeiculo: {
      rotulo: 'Situação do veículo',
      em: ['realizar'],
      dados: fatoDaVistoria,
      prepara: ({ depois }) => fatoDe(depois),
      faz: ({ veiUid }: Fato, servicos: ServicosDasVistorias) => servicos.acertarSituacaoDoVeiculo(veiUid),
    },
    copiarRespostas: {
      rotulo: 'Respostas da vistoria corrigida',
      em: ['criar'],
      dados: z.strictObject({ vistoriaUid: z.guid() }),
      prepara: ({ depois }) => (depois.corrigeId === undefined ? null : { vistoriaUid: depois.uid }),
      faz: ({ vistoriaUid }: { vistoriaUid: string }, servicos: ServicosDasVistorias) =>
        servicos.copiarRespostas(vistoriaUid),
    },
  },
});

/** By which whoever finishes inspections of a brand comes one after the other. */
export const chaveDoFim = (hotsiteId: number): string => `vistorias-que-terminam/${hotsiteId}`;

/** By which what is answered in an inspection and what ends it come one after the other, of whatever process: an answer that was taken counts. */
export const chaveDasRespostas = (vistoriaUid: string): string => `respostas-da-vistoria/${vistoriaUid}`;

type Fato = z.output<typeof fatoDaVistoria>;
const fatoDe = ({
  uid,
  veiUid,
  realizadaEm,
}: Pick<VistoriaGuardada, 'uid' | 'veiUid' | 'realizadaEm'>): Fato | null =>
  realizadaEm === null ? null : { vistoriaUid: uid, veiUid, em: realizadaEm };

/** Whether this change does no more than show it, or not: the one thing that is done to one that is done. */
const soMostra = ({ ultimaAcao }: Pick<VistoriaGuardada, 'ultimaAcao'>, revisao: number): boolean =>
  ultimaAcao?.revisao === revisao + 1 && (ultimaAcao.nome === 'mostrar' || ultimaAcao.nome === 'esconder');

/** @throws ErroMartelo ALTERACAO_NAO_PERMITIDA */
function exigirRealizada({ situacao }: { situacao: SituacaoVistoria }): void {
  if (situacao !== 'Realizada')
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      ...{ campo: 'noLoteDesde', campoRotulo: 'o que o lote mostra', porque: 'a vistoria não foi realizada' },
    });
}

/** What it is of stays. */
const FIXOS = [
  ['veiculoId', 'o veículo'],
  ['tipoId', 'o tipo'],
  ['patioId', 'o pátio'],
  ['corrigeId', 'a vistoria corrigida'],
] as const;

const nomeDe = ({ acesso }: Chamador, { nomeDoUsuario }: Servicos): Promise<string> =>
  nomeDoUsuario(autorDe(acesso));

const problema = (qual: string) => new ErroMartelo('REQUISICAO_INVALIDA', {}, [qual]);

/**
 * What a new one keeps of its vehicle, its yard and the version of its type.
 * @throws ErroMartelo NAO_ENCONTRADO, TIPO_INATIVO, REQUISICAO_INVALIDA
 */
export async function nascer(
  registros: Registros,
  acesso: Acesso,
  nova: VistoriaGuardada,
): Promise<Partial<VistoriaGuardada>> {
  const daMarca = <R extends { hotsiteId: number; removidoEm?: string | undefined }>(
    achado: R | null,
    campo: string,
  ): R => {
    if (achado === null || achado.hotsiteId !== nova.hotsiteId || achado.removidoEm !== undefined)
      throw new ErroMartelo('NAO_ENCONTRADO', { campo });
    return achado;
  };
  const veiculo = daMarca(
    // Who stands at a yard asks for it of what they see.
    await registros.colecao(VEICULOS).obterPor(acesso, 'id', nova.veiculoId),
    'veiculoId',
  ) as VeiculoLido;
  const tipo = daMarca(
    await registros.colecao(TIPOS_DE_VISTORIA).obterPor(SISTEMA, 'id', nova.tipoId),
    'tipoId',
  );
  const inativo = (porque: string) => new ErroMartelo('TIPO_INATIVO', { tipo: tipo.nome, porque });
  if (!tipo.ativo) throw inativo('está inativo');
  if (tipo.versaoUid === null) throw inativo('ainda não foi publicado');
  const veiculoTipo = TIPOS_DE_VEICULO_DA_VISTORIA.find((um) => um === veiculo.veiculoTipo) ?? null;
  const { disponibilizarParaTipos: para } = tipo;
  if (veiculoTipo !== null && para.length > 0 && !para.includes(veiculoTipo))
    throw problema(`tipoId: ${tipo.nome} não é para este tipo de veículo`);

  const corrige = nova.corrigeId === undefined ? null : await corrigida(registros, nova, daMarca);
  const patio = await patioDela(registros, acesso, { ...nova, doVeiculo: veiculo.patioId ?? null });
  const nome = [veiculo.marca, veiculo.modelo, veiculo.anoModelo].filter(Boolean).join(' ');
  return {
    situacao: 'Aguardando',
    ...{ veiUid: veiculo.uid, veiculoNome: nome || veiculo.placa || `Veículo ${veiculo.id}`, veiculoTipo },
    ...{ placa: veiculo.placa ?? null, comId: veiculo.comId ?? null },
    ...(patio === null ? { patioUid: null } : { patioUid: patio.uid, patioId: patio.id }),
    tipoNome: tipo.nome,
    // A correction is of what was asked then.
    versao: corrige?.versao ?? tipo.versao,
    versaoUid: corrige?.versaoUid ?? tipo.versaoUid,
    raizUid: corrige?.raizUid ?? nova.uid,
    chaveCorrecao: corrige === null ? null : corrige.uid,
    pedidaPor: autorDe(acesso),
  };
}

/** A vehicle, with what `fleet.md` §1 adds to it. */
type VeiculoLido = (typeof VEICULOS)['schema']['_output'] & {
  hotsiteId: number;
  veiculoTipo?: string | undefined;
  patioId?: number | null | undefined;
};

/** @throws ErroMartelo NAO_ENCONTRADO, REQUISICAO_INVALIDA */
async function corrigida(
  registros: Registros,
  nova: VistoriaGuardada,
  daMarca: (achado: VistoriaGuardada | null, campo: string) => VistoriaGuardada,
): Promise<VistoriaGuardada> {
  const achada = (await registros
    .colecao(VISTORIAS as never)
    .obterPor(SISTEMA, 'id', nova.corrigeId!)) as VistoriaGuardada | null;
  const antiga = daMarca(achada, 'corrigeId');
  if (antiga.situacao !== 'Realizada') throw problema('corrigeId: só se corrige uma vistoria realizada');
  if (antiga.veiculoId !== nova.veiculoId) throw problema('corrigeId: é de outro veículo');
  if (antiga.tipoId !== nova.tipoId) throw problema('corrigeId: é de outro tipo de vistoria');
  return antiga;
}

/** Where it is to be done: where it says, or where the vehicle stands. Who stands at some yards asks for it at those. @throws ErroMartelo */
async function patioDela(
  registros: Registros,
  acesso: Acesso,
  { patioId, doVeiculo }: { patioId?: number | undefined; doVeiculo: number | null },
): Promise<{ uid: string; id: number } | null> {
  const restrito =
    acesso.tipo === 'interno' &&
    !QUEM_VE_TODAS_AS_VISTORIAS.some((papel) => acesso.papeis.includes(papel)) &&
    acesso.patios !== undefined
      ? acesso.patios
      : null;
  const patios = registros.colecao(PATIOS);
  const qual = patioId ?? doVeiculo;
  if (qual === null) {
    if (restrito === null) return null;
    const [unico, ...mais] = restrito;
    if (unico === undefined || mais.length > 0) throw problema('patioId: diga em qual dos seus pátios');
    const seu = await patios.obter(SISTEMA, unico);
    return seu === null ? null : { uid: seu.uid, id: seu.id };
  }
  const patio = await patios.obterPor(SISTEMA, 'id', qual);
  if (patio === null || (restrito !== null && !restrito.includes(patio.uid)))
    throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'patioId' });
  return { uid: patio.uid, id: patio.id };
}
