import {
  documentoPublicado,
  uriLegal,
  versaoLegal,
  versaoLegalInteira,
} from '@martelo/shared/documento-legal';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { paginaDe, paginaUnica } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { DocumentosLegais } from './documentos-legais.ts';
import type { Hotsites } from './hotsites.ts';

/** Larger than the longest page of words that the cms keeps. */
const MAIOR_DOCUMENTO = 2 * 1024 * 1024;
const params = z.object({ uri: uriLegal });

/** How the cms tells what was published, and how anybody reads what stood there when they agreed to it. */
export const rotasDosDocumentos = (documentos: DocumentosLegais, hotsites: Hotsites): Rota[] => [
  rota({
    metodo: 'put',
    caminho: '/v1/hotsites/:id/documentos',
    resumo: 'Guarda a página publicada como nova versão; as mesmas palavras são a mesma versão',
    guarda: 'servico',
    params: z.object({ id: z.coerce.number().int().positive() }),
    limite: MAIOR_DOCUMENTO,
    body: documentoPublicado,
    resposta: versaoLegal,
    async executar({ params: { id }, body }) {
      if (hotsites.porId(id) === null) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
      return documentos.publicar(id, body);
    },
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/documentos/:uri/versoes',
    resumo: 'As versões do regulamento ou da página de privacidade da marca, da mais nova à primeira',
    guarda: 'publica',
    params,
    resposta: paginaDe(versaoLegal),
    executar: async ({ params: { uri }, chamador }) =>
      paginaUnica(await documentos.versoes(chamador.hotsite.id, uri)),
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/documentos/:uri/versoes/:versao',
    resumo: 'Uma versão, com as palavras que tinha',
    guarda: 'publica',
    params: params.extend({ versao: z.coerce.number().int().positive().max(1_000_000) }),
    resposta: versaoLegalInteira,
    executar: ({ params: { uri, versao }, chamador }) => documentos.versao(chamador.hotsite.id, uri, versao),
  }),
];
