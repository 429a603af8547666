import type { EntradaProcurada } from '@martelo/shared/estadias/estadia.esquema';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { QUEM_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import type { Campo } from '../../src/campo/campo.ts';
import { levarPaginas } from '../../src/campo/levar.ts';
import { levarLeitores } from '../../src/leitor/leitor.ts';
import { ABERTURA } from '../dados/abertura.ts';
import { chamar, Recusa } from '../dados/chamar.ts';

/** Of each, at a time: what one yard has before it on a day. */
const MAXIMO = 100;
/** Not oftener: the day's work does not change by the minute. */
const CADA_MS = 10 * 60_000;
const LEVADOS = 'levados';
const VISTORIAS = 'vistorias levadas';

/** An inspection that the phone has with it. */
export interface VistoriaLevada {
  uid: string;
  veiculoNome: string;
  placa: string | null;
  tipoNome: string;
}

type Levado = EntradaProcurada['itens'][number];
interface NaLista {
  uid: string;
  situacao: 'PREVISTA' | 'ABERTA' | 'EM_SAIDA';
  veiculoId: number;
  veiUid: string;
  veiculoNome: string;
  placa: string | null;
  veiculoTipo: Levado['veiculo']['veiculoTipo'];
  patUid: string;
  patioNome: string;
}

let ultimo = 0;

/** Brings what a day at a yard needs onto the phone: stays that are expected and open, their maps, inspections to be done, and the screens. */
export async function levar({ dono, deposito }: Campo, papeis: readonly string[]): Promise<void> {
  if (!navigator.onLine || Date.now() - ultimo < CADA_MS) return;
  ultimo = Date.now();
  const ler = (caminho: string) => chamar('GET', caminho).catch(soDele);
  for (const um of Object.values(ABERTURA)) await ler(um);
  const emPatio = papeis.some((um) => QUEM_CUIDA_DE_ESTADIAS.some((outro) => um === outro));
  if (emPatio) {
    const patios = (await ler('/v1/estadias/patios')) as { itens: { uid: string }[] } | undefined;
    for (const { uid } of patios?.itens ?? []) await ler(`/v1/estadias/fila?patio=${uid}`);
    const estadias = await listar<NaLista>('/v1/estadias', ['PREVISTA', 'ABERTA', 'EM_SAIDA']);
    for (const { uid } of estadias) {
      await ler(`/v1/estadias/${uid}`);
      await ler(`/v1/estadias/${uid}/fotos`);
    }
    for (const patUid of new Set(estadias.map((uma) => uma.patUid))) await ler(`/v1/patios/${patUid}/mapa`);
    await deposito.guardarLeitura(dono, LEVADOS, estadias.map(comoAchado));
  }
  if (papeis.some((um) => QUEM_VISTORIA.some((outro) => um === outro))) {
    const vistorias = await listar<VistoriaLevada>('/v1/vistorias', ['Aguardando']);
    for (const { uid } of vistorias) {
      await ler(`/v1/vistorias/${uid}`);
      await ler(`/v1/vistorias/${uid}/preenchimento`);
    }
    await deposito.guardarLeitura(
      ...([dono, VISTORIAS] as const),
      vistorias.map(({ uid, veiculoNome, placa, tipoNome }) => ({ uid, veiculoNome, placa, tipoNome })),
    );
  }
  await Promise.all([
    import('../vistorias/Vistoria.tsx'),
    import('../estadias/Entrada.tsx'),
    import('../estadias/Fila.tsx'),
    import('../estadias/Tela.tsx'),
    import('./reserva.ts'),
  ]);
  await levarPaginas(dono, '/admin', ['/admin']);
  // Of use without network, and in nobody's way if it does not come.
  if (emPatio) await Promise.all([import('../../src/leitor/Visor.tsx'), levarLeitores()]).catch(() => {});
}

/** One that is gone, or is no more theirs, is no reason to take the others not. */
function soDele(erro: unknown): void {
  if (!(erro instanceof Recusa) || erro.status === 0) throw erro;
}

async function listar<T>(caminho: string, situacoes: readonly string[]): Promise<T[]> {
  const filtro = JSON.stringify([{ tipo: 'lista', campo: 'situacao', valores: situacoes }]);
  const busca = new URLSearchParams({ filtro, pagina: '1', porPagina: String(MAXIMO) });
  return (await chamar<{ itens: T[] }>('GET', `${caminho}?${busca}`)).itens;
}

const comoAchado = (uma: NaLista): Levado => ({
  veiculo: {
    ...{ uid: uma.veiUid, id: uma.veiculoId, nome: uma.veiculoNome, placa: uma.placa },
    ...{ veiculoTipo: uma.veiculoTipo, possuiChave: false, cor: null },
  },
  ...{ visto: true, remocao: null, outroPatio: null, remocaoParaOutroPatio: false },
  estadia: { uid: uma.uid, situacao: uma.situacao, patUid: uma.patUid, patioNome: uma.patioNome },
});

/** Who is at the gate, among those that the phone knows of: without network nobody else is asked. */
export async function procurarNosLevados({ dono, deposito }: Campo, dito: string): Promise<EntradaProcurada> {
  const levados = ((await deposito.leitura(dono, LEVADOS))?.corpo as Levado[] | undefined) ?? [];
  const limpo = (texto: string) =>
    texto
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase();
  const procurado = limpo(dito);
  return {
    itens: levados.filter(({ veiculo: { placa, nome } }) =>
      [placa ?? '', nome].some((um) => limpo(um).includes(procurado)),
    ),
  };
}

export const vistoriasLevadas = async ({ dono, deposito }: Campo): Promise<readonly VistoriaLevada[]> =>
  ((await deposito.leitura(dono, VISTORIAS))?.corpo as VistoriaLevada[] | undefined) ?? [];
