import { afterAll, beforeAll, expect, it } from 'vitest';
import { painelSemeado } from '../semente/de-teste.ts';
import { chamadasDeTeste } from '../teste-chamadas.ts';

const SEGREDO = 'segredo-de-servico-de-teste';
let teste: Awaited<ReturnType<typeof chamadasDeTeste>>;
beforeAll(async () => {
  teste = await chamadasDeTeste(painelSemeado);
});
afterAll(() => teste?.fechar());

it('what an address sent is read and erased by the services alone, in one brand', async () => {
  const { payload, pedir } = teste;
  const { docs } = await payload.find({ collection: 'hotsites', limit: 10 });
  const marca = (subdominio: string) => docs.find((um) => um.subdominio === subdominio)!.id;
  const consentimento = { texto: 'Aceito.', versao: '1', em: '2026-11-01T12:00:00.000Z' };
  const comum = { consentimento, pagina: '/', origem: null };
  for (const [subdominio, email] of [
    ['leilo', 'ana@exemplo.com.br'],
    ['leilo', 'bia@exemplo.com.br'],
    ['pacto', 'ana@exemplo.com.br'],
  ] as const) {
    await payload.create({ collection: 'leads', data: { hotsite: marca(subdominio), email, ...comum } });
    await payload.create({
      collection: 'mensagens',
      data: {
        ...{ hotsite: marca(subdominio), email, nome: 'Ana', assunto: 'Visita', mensagem: 'Posso ir?' },
        ...{ impressao: `${subdominio}${email}`, ...comum },
      },
    });
  }
  const envios = (ato: string, email = 'ana@exemplo.com.br', cabecalhos: Record<string, string> = {}) =>
    pedir('POST', '/v1/titular/envios', {
      ...{ corpo: { email, ato }, hotsite: 'leilo' },
      cabecalhos: { 'x-martelo-servico': SEGREDO, ...cabecalhos },
    });
  for (const falso of ['', 'outro-segredo-qualquer'])
    expect((await envios('ler', 'ana@exemplo.com.br', { 'x-martelo-servico': falso })).status).toBe(401);
  const adm = await teste.token(['Interno - ADM']);
  const porAdm = await pedir('POST', '/v1/titular/envios', {
    ...{ token: adm, corpo: { email: 'ana@exemplo.com.br', ato: 'apagar' } },
  });
  expect(porAdm.status).toBe(401);
  expect((await envios('queimar')).status).toBe(400);
  expect((await envios('ler', 'não é e-mail')).status).toBe(400);
  const { status, corpo } = await envios('ler', ' ANA@exemplo.com.br ');
  expect([status, corpo.itens.map(({ formulario }: { formulario: string }) => formulario).sort()]).toEqual([
    200,
    ['Contato', 'Newsletter'],
  ]);
  expect((await envios('apagar')).corpo.itens).toHaveLength(2);
  expect((await envios('ler')).corpo.itens).toEqual([]);
  const ficam = await payload.find({ collection: 'mensagens', limit: 10, depth: 0, sort: 'email' });
  expect(ficam.docs.map(({ email, hotsite }) => [email, hotsite])).toEqual([
    ['ana@exemplo.com.br', marca('pacto')],
    ['bia@exemplo.com.br', marca('leilo')],
  ]);
});
