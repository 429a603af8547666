import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { itensPendentes, respostasQueContam } from '@martelo/shared/vistorias/itens';
import { efeitosDaMudanca } from '../../api/recurso/efeitos.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { respostasDa } from '../../casa/respostas-da-vistoria.ts';
import type {
  RemocaoAVistoriar,
  ServicosDasVistorias,
  ServicosDaVistoriaDaColeta,
  VistoriaGuardada,
} from '../../casa/servicos-das-vistorias.ts';
import { TIPOS_DE_VISTORIA } from '../../casa/tipo-vistoria.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { chaveDasRespostas, chaveDoFim, nascer, VISTORIAS } from '../../casa/vistoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { EmExclusivo } from '../../records/exclusivo.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  emExclusivo: EmExclusivo;
  fecharVistoria: ServicosDasVistorias['fecharVistoria'];
  umaVistoriaPorVez: ServicosDasVistorias['umaVistoriaPorVez'];
  nomeDoUsuario(usuUid: string): Promise<string>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}

type Vistoria = Registro<VistoriaGuardada>;
const invalida = (porque: string) => new ErroMartelo('REQUISICAO_INVALIDA', {}, [`vistoriaId: ${porque}`]);

/** The inspection that a vehicle is collected by: begun by who drives, of the type that the brand has for it, and done as it is collected (decision 561). */
export function criarVistoriaDaColeta({
  registros,
  emExclusivo,
  fecharVistoria,
  umaVistoriaPorVez,
  nomeDoUsuario,
  hotsitePorId,
  agora,
}: Dependencias): ServicosDaVistoriaDaColeta {
  const vistorias = registros.colecao(VISTORIAS);

  const daRemocao = async (remocaoUid: string): Promise<Vistoria | null> =>
    (await vistorias.obterPor(SISTEMA, 'chaveRemocao', remocaoUid)) as Vistoria | null;

  /** Of those that are published and in use for such a vehicle, one that names its size before one that is for all, and the newest. */
  const tipoDeColeta = async (hotsiteId: number, veiculoTipo: string | null) => {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
      { tipo: 'exata', campo: 'naColeta', valor: true },
      { tipo: 'exata', campo: 'ativo', valor: true },
      SEM_REMOVIDOS,
    ];
    let escolhido: { id: number; deTodos: boolean } | null = null;
    for await (const { id, versaoUid, disponibilizarParaTipos: para } of registros
      .colecao(TIPOS_DE_VISTORIA)
      .percorrer(SISTEMA, { filtros })) {
      const serve = para.length === 0 || veiculoTipo === null || para.some((um) => um === veiculoTipo);
      if (versaoUid === null || !serve) continue;
      const deTodos = para.length === 0;
      const melhor =
        escolhido === null || (deTodos === escolhido.deTodos ? id > escolhido.id : escolhido.deTodos);
      if (melhor) escolhido = { id, deTodos };
    }
    return escolhido?.id ?? null;
  };
  const tipoDoVeiculo = async (hotsiteId: number, veiculoId: number): Promise<number | null> => {
    const veiculo = await registros.colecao(VEICULOS).obterPor(SISTEMA, 'id', veiculoId);
    return tipoDeColeta(hotsiteId, veiculo?.veiculoTipo ?? null);
  };

  const nova = async (
    acesso: Acesso,
    { uid: remocaoUid, hotsiteId, veiculoId, patioId }: RemocaoAVistoriar,
    quem: { uid: string; id: number },
  ) => {
    const tipoId = await tipoDoVeiculo(hotsiteId, veiculoId);
    if (tipoId === null) throw new ErroMartelo('NAO_ENCONTRADO', {}, 'Esta remoção não pede vistoria.');
    const pedida = { ...quem, hotsiteId, veiculoId, tipoId, patioId };
    return VISTORIAS.schema.parse({
      ...pedida,
      ...(await nascer(registros, SISTEMA, pedida as VistoriaGuardada)),
      ...{ remocaoUid, chaveRemocao: remocaoUid, pedidaPor: autorDe(acesso) },
    });
  };

  const pendentesDe = async ({ uid, versaoUid }: VistoriaGuardada) =>
    itensPendentes(
      await categoriasDaVersao(registros, versaoUid),
      respostasQueContam(await respostasDa(registros, uid)),
    );

  /** By an act of the kind, with all that follows from it: who collects is not of the house, and finishes what is theirs by the removal. */
  const mudar = async (uid: string, ato: 'realizar' | 'cancelar', acesso: Acesso, mudanca: Mudanca) =>
    deNovoSeMudou(async () => {
      const antes = (await vistorias.obter(SISTEMA, uid)) as Vistoria | null;
      if (antes?.situacao !== 'Aguardando') return;
      const doc = semCarimbos(antes) as VistoriaGuardada;
      const depois = {
        ...doc,
        ...(await mudanca(doc)),
        ultimaAcao: { nome: ato, revisao: antes.revisao + 1 },
      };
      const efeitos = efeitosDaMudanca(
        VISTORIAS as never,
        { ato, antes: antes as never, depois: depois as never },
        { acesso, hotsite: hotsitePorId(doc.hotsiteId)! },
        agora(),
      );
      await vistorias.salvar(SISTEMA, depois as never, antes.revisao, efeitos);
    });
  const realizar = (acesso: Acesso, { uid, hotsiteId }: VistoriaGuardada) =>
    emExclusivo([chaveDoFim(hotsiteId), chaveDasRespostas(uid)], () =>
      umaVistoriaPorVez(hotsiteId, () =>
        mudar(uid, 'realizar', acesso, async (antes) => ({
          situacao: 'Realizada',
          respostas: await fecharVistoria(antes, acesso),
          realizadaEm: new Date(agora()).toISOString(),
          realizadaPor: await nomeDoUsuario(autorDe(acesso)),
        })),
      ),
    );

  return {
    async vistoriaDaColeta(remocaoUid) {
      const vistoria = await daRemocao(remocaoUid);
      if (vistoria === null) return null;
      const pendentes = vistoria.situacao === 'Realizada' ? 0 : (await pendentesDe(vistoria)).length;
      return { vistoria, pendentes };
    },

    temTipoDeColeta: async (hotsiteId, veiculoTipo) => (await tipoDeColeta(hotsiteId, veiculoTipo)) !== null,

    // Known by its removal: it has no name and no number of its own yet, and its answers are addressed by that one.
    vistoriaPorComecar: async (acesso, remocao) =>
      ({ ...(await nova(acesso, remocao, { uid: remocao.uid, id: 1 })), id: 0, revisao: 0 }) as Vistoria,

    async comecarVistoriaDaColeta(acesso, remocao) {
      const { uid: remocaoUid } = remocao;
      const ja = await daRemocao(remocaoUid);
      if (ja !== null) return ja;
      const comecada = await nova(acesso, remocao, {
        uid: uuidv7(),
        id: await registros.proximoId('vistoria'),
      });
      try {
        return (await vistorias.inserir(SISTEMA, comecada as never)) as Vistoria;
      } catch (erro) {
        // Two phones of one removal at once.
        const outra = erro instanceof ValorEmUso ? await daRemocao(remocaoUid) : null;
        if (outra === null) throw erro;
        return outra;
      }
    },

    async vistoriaQueColeta(acesso, { uid: remocaoUid, hotsiteId, veiculoId }, dita) {
      const propria = await daRemocao(remocaoUid);
      if (dita !== undefined && dita !== propria?.id) {
        const outra = (await vistorias.obterPor(SISTEMA, 'id', dita)) as Vistoria | null;
        const dele =
          outra !== null &&
          outra.hotsiteId === hotsiteId &&
          outra.veiculoId === veiculoId &&
          outra.removidoEm === undefined;
        if (!dele) throw invalida('não é uma vistoria deste veículo');
        if (outra.situacao === 'Cancelada') throw invalida('foi cancelada');
        if (outra.situacao === 'Aguardando')
          throw pendentes((await pendentesDe(outra)).map(({ nome }) => nome));
        return outra.id;
      }
      if (propria !== null) {
        await realizar(acesso, propria);
        return propria.id;
      }
      if ((await tipoDoVeiculo(hotsiteId, veiculoId)) !== null) throw pendentes([]);
      return null;
    },

    async cancelarVistoriaDaColeta(remocaoUid, motivo) {
      const propria = await daRemocao(remocaoUid);
      if (propria !== null)
        await emExclusivo([chaveDasRespostas(propria.uid)], () =>
          mudar(propria.uid, 'cancelar', SISTEMA, async () => ({
            ...{ situacao: 'Cancelada', motivoCancelamento: motivo, chaveCorrecao: null, chaveRemocao: null },
          })),
        );
    },
  };
}

type Mudanca = (antes: VistoriaGuardada) => Promise<Partial<VistoriaGuardada>>;

/** @param nomes of the items; none: all of it */
function pendentes(nomes: readonly string[]): ErroMartelo {
  const itens = nomes.length === 0 ? 'a vistoria da coleta' : nomes.slice(0, 5).join(', ');
  return new ErroMartelo('ITENS_PENDENTES', { itens, itemUids: [] });
}
