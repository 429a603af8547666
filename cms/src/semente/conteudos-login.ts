import type { Payload } from 'payload';
import { ENTRADA } from '../palavras/entrada.ts';
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
  const palavras = ENTRADA[hotsite.tipo];
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
          titulo: palavras.acompanhe,
          subtitulo: palavras.acompanheComo,
          imagem: imagens.picape.id as number,
        },
        {
          uri: 'favoritos',
          titulo: 'Guarde o que interessa',
          subtitulo: palavras.favoritos,
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
