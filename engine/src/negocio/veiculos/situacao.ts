import { isDeepStrictEqual } from 'node:util';
import { estaNoPatio } from '@martelo/shared/estadias/estadia';
import { preparoDoVeiculo } from '@martelo/shared/estoque-preparo';
import type { Filtro } from '@martelo/shared/filtro';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { remocaoEncerrada, SITUACOES_REMOCAO } from '@martelo/shared/remocoes/remocao';
import { type FatosDoVeiculo, situacaoDoVeiculo } from '@martelo/shared/veiculo-situacao';
import { quemOVe } from '../../casa/quem-ve-veiculos.ts';
import { REMOCOES } from '../../casa/remocao.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import type { Fila } from '../../jobs/fila.ts';
import type { LoteDoVeiculo } from '../../leituras/lote-do-veiculo.ts';
import { ACERTAR_VEICULO } from '../../leituras/projecoes/veiculo.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import { estadiasDoVeiculo, ultimaDas } from '../estadias/lugares.ts';
import { chaveDeAberta } from '../remocoes/nova.ts';

interface Dependencias {
  registros: Registros;
  loteDoVeiculo: LoteDoVeiculo;
  leitura: Pick<Leitura, 'lote'>;
  fila: Pick<Fila, 'enfileirar'>;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

const TENTATIVAS = 8;

type Veiculo = Registro<(typeof VEICULOS)['schema']['_output']>;

/** What is known of where a vehicle stands, beside its own record. */
type ParadaDoVeiculo = Pick<FatosDoVeiculo, 'emRemocao' | 'estadia' | 'vistoriado'> & {
  /** Whose yards' people see it. */
  visto: ReturnType<typeof quemOVe>;
  /** Of its open stay. */
  patioId: number | null;
  noPatioDesde: string | null;
};

/**
 * Brings a vehicle to what the facts say: where it stands (F1), and which yards' people see it. Bears repetition, and being one of several that
 * do it at once; what ends with time is looked at again then.
 */
export function criarAcertarSituacao(deps: Dependencias) {
  const { registros, loteDoVeiculo, leitura, fila, emDia, agora } = deps;
  const veiculos = registros.colecao(VEICULOS);

  const situacaoDoLote = async (veiUid: string): Promise<SituacaoLote | null> => {
    const achado = await loteDoVeiculo(SISTEMA, veiUid);
    if (achado === null) return null;
    return (await leitura.lote(achado.leiUid, achado.lelUid))?.lote.situacao ?? null;
  };

  return async (veiUid: string): Promise<void> => {
    await emDia();
    for (let vez = 0; vez < TENTATIVAS; vez++) {
      const veiculo = await veiculos.obter(SISTEMA, veiUid);
      if (veiculo === null) return;
      const { emRemocao, estadia, vistoriado, patioId, noPatioDesde, visto } = await paradaDe(veiculo);
      const classificado = veiculo.classificadoEm != null;
      const situacao = situacaoDoVeiculo({
        ...{ emRemocao, estadia, vistoriado, lote: await situacaoDoLote(veiUid) },
        classificado,
        inibirVenda: veiculo.inibirVenda === true,
      });
      const preparo = preparoDoVeiculo({ ...veiculo, situacao, classificado, vistoriado });
      const doLugar = { situacao, patioId, noPatioDesde, preparo };
      // Of what was removed who may bring it back still sees it, where they stand; the rest stays as it was.
      const depois = { ...visto, ...(veiculo.removidoEm === undefined && doLugar) };
      const { patUidsAte } = visto;
      if (patUidsAte !== null)
        await fila.enfileirar({
          ...{ nome: ACERTAR_VEICULO, chave: `${veiUid}:patios:${patUidsAte}`, carga: { veiUid } },
          quando: Date.parse(patUidsAte),
        });
      const igual = (Object.keys(depois) as (keyof typeof depois)[]).every((campo) =>
        // Of before this was kept.
        isDeepStrictEqual(veiculo[campo] ?? (campo === 'patUids' ? [] : null), depois[campo]),
      );
      if (igual) return;
      try {
        await veiculos.salvar(SISTEMA, { ...veiculo, ...depois }, veiculo.revisao);
        return;
      } catch (erro) {
        // Somebody wrote it meanwhile: looked at anew.
        if (!(erro instanceof RevisaoDesatualizada)) throw erro;
      }
    }
  };

  async function paradaDe(veiculo: Veiculo): Promise<ParadaDoVeiculo> {
    const estadias = await estadiasDoVeiculo(registros, veiculo);
    const estadia = ultimaDas(estadias);
    const remocao = await chaveDeAberta(registros, veiculo.hotsiteId, veiculo.id);
    const cadastro = veiculo.cadastradoNos ?? null;
    const aberta = estadia !== null && estaNoPatio(estadia.situacao);
    return {
      visto: quemOVe({ estadias, remocaoPara: remocao?.patioUid ?? null, cadastro }, agora()),
      emRemocao: await temUma(REMOCOES as never, veiculo.uid, A_CAMINHO),
      vistoriado: await temUma(VISTORIAS as never, veiculo.uid, ['Realizada']),
      estadia: estadia && {
        aberta,
        saiu: aberta ? null : estadia.saidaPara === 'COMITENTE' ? 'comitente' : 'comprador',
      },
      patioId: aberta ? estadia.patioId : null,
      noPatioDesde: aberta ? estadia.diaInicio : null,
    };
  }

  /** Whether the vehicle has one of these in such a situation. */
  async function temUma(de: DefinicaoColecao<never>, veiUid: string, situacoes: readonly string[]) {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'veiUid', valor: veiUid },
      { tipo: 'lista', campo: 'situacao', valores: [...situacoes] },
    ];
    const { itens } = await registros
      .colecao(de)
      .listar(SISTEMA, { filtros, pagina: 1, porPagina: 1, semTotal: true });
    return itens.length > 0;
  }
}

/** Past SOLICITADA, and not ended. */
const A_CAMINHO = SITUACOES_REMOCAO.filter((uma) => uma !== 'SOLICITADA' && !remocaoEncerrada(uma));
