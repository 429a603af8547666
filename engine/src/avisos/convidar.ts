import { caminhoDoConvite } from '@martelo/shared/convite';
import { formatarDataHora } from '@martelo/shared/datas';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { CONVITES } from '../casa/convite.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { cartaEmHtml, cartaEmTexto, type PartesDaCarta } from './canais/carta-html.ts';
import type { Correio } from './canais/correio.ts';
import type { Vozes } from './voz.ts';

interface Dependencias {
  registros: Registros;
  correio: Correio;
  remetente: string;
  vozes: Pick<Vozes, 'de'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(marca: RegrasHotsite): string;
}

/**
 * The letter of an invitation, to who has no account to be told by. Nothing goes out of one that was revoked or removed meanwhile; the same
 * key again is the same letter.
 */
export async function convidar(d: Dependencias, conviteUid: string, chave: string): Promise<void> {
  const convite = await d.registros.colecao(CONVITES).obter(SISTEMA, conviteUid);
  const marca = convite && d.hotsitePorId(convite.hotsiteId);
  if (!convite || !marca || convite.email === undefined) return;
  if (convite.removidoEm !== undefined || convite.situacao !== 'ATIVO') return;
  const [site, voz] = [d.siteDe(marca), await d.vozes.de(marca)];
  const ate = convite.expiraEm === null ? '' : ` O convite vale até ${formatarDataHora(convite.expiraEm)}.`;
  const partes: PartesDaCarta = {
    texto: {
      titulo: `Você foi convidado pela ${marca.nome}`,
      corpo: `A ${marca.nome} convida você a se cadastrar.${ate}\n\nSe não esperava esta mensagem, ignore-a: nada é criado sem você.`,
    },
    ...{ nome: convite.nome ?? convite.email, marca: marca.nome, endereco: voz.endereco, descadastro: null },
    corPrimaria: voz.corPrimaria,
    logo: voz.logoUrl === null ? null : new URL(voz.logoUrl, site).toString(),
    botao: { texto: 'Fazer meu cadastro', link: `${site}${caminhoDoConvite(convite.codigo)}` },
    preferencias: '',
    porque: `Você recebe esta mensagem porque a equipe da ${marca.nome} escreveu este e-mail em um convite.`,
  };
  await d.correio.enviar({
    de: { name: marca.nome, address: d.remetente },
    ...{ para: convite.email, assunto: partes.texto.titulo, chave, descadastro: null },
    ...{ texto: cartaEmTexto(partes), html: cartaEmHtml(partes) },
  });
}
