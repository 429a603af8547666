import { nomesDe } from '@martelo/shared/avisos/modelo';
import type { CanalDeAvisos, Envio } from './canal.ts';
import { cartaEmHtml, cartaEmTexto, type PartesDaCarta } from './carta-html.ts';
import type { Correio } from './correio.ts';

/** Letters. The same again has the same Message-ID. @param remetente address that they come from; the name is the brand's */
export const canalEmail = (correio: Correio, remetente: string): CanalDeAvisos => ({
  async enviar(envio) {
    const { entrega, marca, pessoa, texto, descadastro } = envio;
    const partes = partesDaCarta(envio);
    await correio.enviar({
      de: { name: marca.nome, address: remetente },
      para: pessoa.email!,
      assunto: texto.titulo,
      texto: cartaEmTexto(partes),
      html: cartaEmHtml(partes),
      chave: entrega.chave,
      descadastro,
    });
    return { situacao: 'ENVIADA' };
  },
});

export const partesDaCarta = (envio: Omit<Envio, 'entrega' | 'aviso'>): PartesDaCarta => {
  const { codigo, marca, voz, pessoa, texto, site, link, descadastro } = envio;
  const { acao } = nomesDe(codigo, marca.tipo);
  return {
    ...{ texto, nome: pessoa.nome, marca: marca.nome, endereco: voz.endereco, descadastro },
    corPrimaria: voz.corPrimaria,
    logo: voz.logoUrl === null ? null : new URL(voz.logoUrl, site).toString(),
    botao: acao === '' ? null : { texto: acao, link },
    preferencias: `${site}/cliente/avisos/preferencias`,
  };
};
