import { caminhoDoConvite } from '@martelo/shared/convite';
import { formatarDataHora } from '@martelo/shared/datas';
import { CONVITES } from '../casa/convite.ts';
import { SISTEMA } from '../records/acesso.ts';
import { type CartaAvulsa, enviarCartaAvulsa } from './carta-avulsa.ts';

/**
 * The letter of an invitation, to who has no account to be told by. Nothing goes out of one that was revoked or removed meanwhile; the same
 * key again is the same letter.
 */
export async function convidar(d: CartaAvulsa, conviteUid: string, chave: string): Promise<void> {
  const convite = await d.registros.colecao(CONVITES).obter(SISTEMA, conviteUid);
  const marca = convite && d.hotsitePorId(convite.hotsiteId);
  if (!convite || !marca || convite.email === undefined) return;
  if (convite.removidoEm !== undefined || convite.situacao !== 'ATIVO') return;
  const ate = convite.expiraEm === null ? '' : ` O convite vale até ${formatarDataHora(convite.expiraEm)}.`;
  await enviarCartaAvulsa(d, {
    ...{ marca, chave, para: convite.email, nome: convite.nome ?? convite.email },
    titulo: `Você foi convidado pela ${marca.nome}`,
    corpo: `A ${marca.nome} convida você a se cadastrar.${ate}\n\nSe não esperava esta mensagem, ignore-a: nada é criado sem você.`,
    botao: { texto: 'Fazer meu cadastro', caminho: caminhoDoConvite(convite.codigo) },
    porque: `Você recebe esta mensagem porque a equipe da ${marca.nome} escreveu este e-mail em um convite.`,
  });
}
