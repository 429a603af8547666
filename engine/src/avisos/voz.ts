import type { Canal } from '@martelo/shared/avisos/canais';
import type { ConfiguracaoDeAvisos, VozDaMarca } from '@martelo/shared/avisos/esquemas';
import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import { type Modelo, modeloPadrao, problemasDoModelo } from '@martelo/shared/avisos/modelo';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { CONFIGURACOES_DE_AVISOS, configuracaoDa } from './configuracoes.ts';
import { VOZES } from './registros.ts';

/** How a brand speaks: its look, its words, and what it settled. */
export type Voz = Omit<VozDaMarca, 'id'> & { configuracao: ConfiguracaoDeAvisos };

const COR_DA_CASA = '#1d4ed8';

export interface Vozes {
  /** Read once, and again when any of it is written. */
  de(marca: RegrasHotsite): Promise<Voz>;
  /** The brand's words for an event on a channel, else the house's; null where it never goes by that channel. */
  modelo(marca: RegrasHotsite, evento: CodigoEvento, canal: Canal): Promise<Modelo | null>;
  /** What the cms tells of a brand; the same again changes nothing. HOTSITE_NAO_ENCONTRADO */
  gravar(marca: RegrasHotsite, voz: VozDaMarca): Promise<void>;
  ler(marca: RegrasHotsite): Promise<VozDaMarca | null>;
}

/** How long a brand's voice is believed where another process may have changed it and its word was lost. */
const CONFERENCIA_MS = 30_000;

export function criarVozes(registros: Registros, agora: () => number): Vozes {
  const colecao = registros.colecao(VOZES);
  const lembradas = new Map<number, { voz: Promise<Voz>; ate: number }>();
  for (const { nome } of [VOZES, CONFIGURACOES_DE_AVISOS])
    registros.aoEscrever(nome, () => lembradas.clear());

  const guardada = async ({ uid }: RegrasHotsite): Promise<VozDaMarca | null> => {
    const achada = await colecao.obter(SISTEMA, uid);
    if (achada === null) return null;
    const { id, corPrimaria, logoUrl, endereco, emailContato, modelos } = achada;
    return { id, corPrimaria, logoUrl, endereco, emailContato, modelos };
  };
  const ler = async (marca: RegrasHotsite): Promise<Voz> => {
    const [voz, configuracao] = await Promise.all([guardada(marca), configuracaoDa(registros, marca.id)]);
    const nenhuma = { logoUrl: null, endereco: null, emailContato: null, modelos: [] };
    return { corPrimaria: COR_DA_CASA, ...nenhuma, ...voz, configuracao };
  };

  return {
    de(marca) {
      const lembrada = lembradas.get(marca.id);
      if (lembrada !== undefined && lembrada.ate > agora()) return lembrada.voz;
      const voz = ler(marca);
      lembradas.set(marca.id, { voz, ate: agora() + CONFERENCIA_MS });
      voz.catch(() => lembradas.delete(marca.id));
      return voz;
    },
    async modelo(marca, evento, canal) {
      const { modelos } = await this.de(marca);
      const proprio = modelos.find((um) => um.evento === evento && um.canal === canal);
      // Written for an event as it once was: the house's words go out rather than half a sentence.
      if (proprio && problemasDoModelo(evento, canal, proprio).length === 0)
        return { titulo: proprio.titulo, corpo: proprio.corpo };
      return modeloPadrao(evento, canal, marca.tipo);
    },
    async gravar(marca, voz) {
      const antes = await colecao.obter(SISTEMA, marca.uid);
      const depois = { ...voz, uid: marca.uid };
      try {
        if (antes === null) await colecao.inserir(SISTEMA, depois);
        else if (JSON.stringify(await guardada(marca)) !== JSON.stringify(voz))
          await colecao.salvar(SISTEMA, depois, antes.revisao);
      } catch (erro) {
        if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE') throw erro;
        return this.gravar(marca, voz);
      }
    },
    ler: guardada,
  };
}
