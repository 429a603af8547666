import type { Payload } from 'payload';
import type { Hotsite } from '../payload-types.ts';
import type { ImagensDaMarca } from './modelos/oficina.ts';

export const URI_DAS_VANTAGENS = 'vantagens';
/** After whatever the brand writes itself. */
const PRIORIDADE = 10;

/** Gives a new brand something to say beside its login form, once. */
export async function garantirConteudosLogin(
  payload: Payload,
  hotsite: Hotsite,
  imagens: ImagensDaMarca,
  demonstracao: boolean,
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'conteudos-login',
    where: { and: [{ hotsite: { equals: hotsite.id } }, { uri: { equals: URI_DAS_VANTAGENS } }] },
  });
  if (totalDocs > 0) return;
  const loja = hotsite.tipo === 'loja';
  await payload.create({
    collection: 'conteudos-login',
    data: {
      hotsite: hotsite.id,
      nome: 'Vantagens de ter uma conta',
      uri: URI_DAS_VANTAGENS,
      // Reminders and bookings are for the brand to promise.
      ativo: demonstracao,
      prioridade: PRIORIDADE,
      tituloSubtituloImagem: [
        {
          uri: 'acompanhe',
          titulo: loja ? 'Acompanhe suas ofertas' : 'Acompanhe seus lances',
          subtitulo: `Saiba na hora quando ${loja ? 'uma oferta é respondida ou superada' : 'um lance é superado ou vence'}.`,
          imagem: imagens.picape.id as number,
        },
        {
          uri: 'favoritos',
          titulo: 'Guarde o que interessa',
          subtitulo: `Seus ${loja ? 'anúncios' : 'lotes'} favoritos ficam juntos, com aviso antes de encerrar.`,
          imagem: imagens.casas.id as number,
        },
        {
          uri: 'documentos',
          titulo: 'Documentos em um só lugar',
          subtitulo: 'Extratos, notas e agendamento da retirada de tudo o que você comprou.',
          imagem: imagens.caminhao.id as number,
        },
      ],
    } as never,
    depth: 0,
  });
}
