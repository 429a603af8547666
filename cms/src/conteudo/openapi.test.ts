import { expect, it } from 'vitest';
import { CHAMADAS } from './chamadas.ts';
import { gerarOpenApi, paginaDeDocumentacao } from './openapi.ts';

it('documents every public call with what it takes and answers', () => {
  const documento = gerarOpenApi();
  expect(Object.keys(documento.paths)).toEqual(CHAMADAS.map(({ caminho }) => caminho));
  const { get } = documento.paths['/v1/hotsite/conteudo-pagina']!;
  expect(get.parameters.find(({ name }) => name === 'uri')).toMatchObject({ in: 'query', required: true });
  expect(JSON.stringify(get.responses)).toContain('sessoes');
  expect(paginaDeDocumentacao(documento)).toContain('GET /v1/banners/ativo');
});
