import { caminhoDaPresenca } from '@martelo/shared/convidado';
import { formatarDataHora } from '@martelo/shared/datas';
import { CONVIDADOS } from '../casa/convidado.ts';
import { EVENTOS } from '../casa/evento.ts';
import { SISTEMA } from '../records/acesso.ts';
import { type CartaAvulsa, enviarCartaAvulsa } from './carta-avulsa.ts';

/**
 * The letter that invites a guest, who may have no account to be told by. Nothing goes out to who was taken off, cancelled or forgotten
 * meanwhile; the same key again is the same letter.
 */
export async function convidarAoEvento(d: CartaAvulsa, convidadoUid: string, chave: string): Promise<void> {
  const convidado = await d.registros.colecao(CONVIDADOS).obter(SISTEMA, convidadoUid);
  if (convidado === null || convidado.removidoEm !== undefined || convidado.email === undefined) return;
  if (convidado.situacao !== 'CONVIDADO' && convidado.situacao !== 'CONFIRMADO') return;
  const marca = d.hotsitePorId(convidado.hotsiteId);
  const evento = await d.registros.colecao(EVENTOS).obterPor(SISTEMA, 'id', convidado.eventoId);
  if (marca === null || evento === null || evento.removidoEm !== undefined) return;
  const onde = evento.local === undefined ? '' : `\nOnde: ${evento.local}`;
  const leva =
    convidado.acompanhantes === 0
      ? ''
      : `\nVocê pode levar até ${convidado.acompanhantes} ${convidado.acompanhantes === 1 ? 'pessoa' : 'pessoas'}.`;
  await enviarCartaAvulsa(d, {
    ...{ marca, chave, para: convidado.email, nome: convidado.nome },
    titulo: `Convite: ${evento.nome}`,
    corpo: [
      `A ${marca.nome} convida você para ${evento.nome}.`,
      `Quando: ${formatarDataHora(evento.inicio)}${onde}${leva}`,
      ...(evento.mensagem === undefined ? [] : [evento.mensagem]),
      'Responda pelo botão. Na porta, mostre o código que aparece depois de confirmar. Lá você também pode recusar e apagar os seus dados.',
    ].join('\n\n'),
    botao: { texto: 'Responder ao convite', caminho: caminhoDaPresenca(convidado.codigo) },
    porque: `Você recebe esta mensagem porque a equipe da ${marca.nome} pôs este e-mail na lista de convidados.`,
  });
}
