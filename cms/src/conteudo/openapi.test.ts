import { expect, it } from 'vitest';
import { CHAMADAS } from './chamadas.ts';
import { gerarOpenApi, paginaDeDocumentacao } from './openapi.ts';

it('documents every call with what it takes, who may make it and what it answers', () => {
  const documento = gerarOpenApi();
  const escritas = Object.entries(documento.paths).flatMap(([caminho, operacoes]) =>
    Object.keys(operacoes).map((metodo) => `${metodo.toUpperCase()} ${caminho}`),
  );
  expect(escritas.sort()).toEqual(
    CHAMADAS.map(({ metodo = 'GET', caminho }) => `${metodo} ${caminho}`).sort(),
  );
  const ler = documento.paths['/v1/hotsite/conteudo-pagina']?.get;
  expect(ler?.parameters.find(({ name }) => name === 'uri')).toMatchObject({ in: 'query', required: true });
  expect(ler?.security).toBeUndefined();
  expect(JSON.stringify(ler?.responses)).toContain('sessoes');
  const criar = documento.paths['/v1/hotsite/paginas/sessao']?.post;
  expect(criar?.security).toEqual([{ bearer: [] }]);
  expect(criar?.requestBody?.content['application/json']?.schema.required).toEqual(
    expect.arrayContaining(['paginaUid', 'elemento', 'nome', 'ativo']),
  );
  expect(documento.paths['/v1/hotsite/paginas/sessao/{id}']?.put?.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  );
  expect(paginaDeDocumentacao(documento)).toContain('GET /v1/banners/ativo');
});
