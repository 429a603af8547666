import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Registros } from '../records/records.ts';
import { cartaEmHtml, cartaEmTexto, type PartesDaCarta } from './canais/carta-html.ts';
import type { Correio } from './canais/correio.ts';
import type { Vozes } from './voz.ts';

/** What a letter goes out by that is no notice of anybody's account. */
export interface CartaAvulsa {
  registros: Registros;
  correio: Correio;
  remetente: string;
  vozes: Pick<Vozes, 'de'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(marca: RegrasHotsite): string;
}

interface OQueDiz {
  marca: RegrasHotsite;
  para: string;
  nome: string;
  titulo: string;
  corpo: string;
  /** `caminho` on the brand's site. */
  botao: { texto: string; caminho: string };
  porque: string;
  /** The same key again is the same letter. */
  chave: string;
}

/** A letter in the brand's voice to who may have no account to be told by, and so nothing to choose or to leave. */
export async function enviarCartaAvulsa(d: CartaAvulsa, oQue: OQueDiz): Promise<void> {
  const { marca, para, nome, titulo, corpo, botao, porque, chave } = oQue;
  const [site, voz] = [d.siteDe(marca), await d.vozes.de(marca)];
  const partes: PartesDaCarta = {
    texto: { titulo, corpo },
    ...{ nome, marca: marca.nome, endereco: voz.endereco, descadastro: null },
    corPrimaria: voz.corPrimaria,
    logo: voz.logoUrl === null ? null : new URL(voz.logoUrl, site).toString(),
    botao: { texto: botao.texto, link: `${site}${botao.caminho}` },
    ...{ preferencias: '', porque },
  };
  await d.correio.enviar({
    de: { name: marca.nome, address: d.remetente },
    ...{ para, assunto: titulo, chave, descadastro: null },
    ...{ texto: cartaEmTexto(partes), html: cartaEmHtml(partes) },
  });
}
