import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { EngineDeTeste, espera, SEGREDO } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const publicar = (uri: string, palavras: string, hotsite = 1, publicadaEm = new Date().toISOString()) =>
  engine.pedir('PUT', `/v1/hotsites/${hotsite}/documentos`, {
    cabecalhos: { 'x-martelo-servico': SEGREDO },
    corpo: { uri, titulo: 'Documento', blocos: [{ tipo: 'paragrafo', texto: palavras }], publicadaEm },
  });

async function novoCliente(corpo: object): Promise<{ token: string; pedir: typeof engine.pedir }> {
  const email = `${randomUUID()}@teste.martelo`;
  const senha = 'uma senha bem comprida 2026';
  const cpf = cpfNovo();
  const cadastrado = await engine.pedir('POST', '/v1/clientes', {
    corpo: { nome: 'Ana de Souza', email, senha, cpf, dataNascimento: '1990-05-01', ...corpo },
  });
  if (cadastrado.status !== 201) throw new Error(cadastrado.texto);
  const { corpo: tokens } = await engine.pedir('POST', '/v1/auth/token', {
    corpo: { email, senha, permanecerLogado: false },
  });
  const token = tokens.access_token as string;
  return { token, pedir: (metodo, caminho, opcoes) => engine.pedir(metodo, caminho, { token, ...opcoes }) };
}

describe('what people of a brand agree to', () => {
  it('is kept by version: the same words are the same one, others the next, each to be read for good', async () => {
    const [um, de_novo, dois] = [
      await publicar('privacidade', 'Primeiras palavras'),
      await publicar('privacidade', 'Primeiras palavras'),
      await publicar('privacidade', 'Outras palavras'),
    ];
    expect([um.corpo.versao, de_novo.corpo.versao, dois.corpo.versao]).toEqual([1, 1, 2]);
    expect(de_novo.corpo).toEqual(um.corpo);
    expect((await publicar('privacidade', 'Da outra marca', 2)).corpo.versao).toBe(1);
    const { corpo } = await engine.pedir('GET', '/v1/documentos/privacidade/versoes');
    expect(corpo.itens.map(({ versao }: { versao: number }) => versao)).toEqual([2, 1]);
    expect((await engine.pedir('GET', '/v1/documentos/privacidade/versoes/1')).corpo).toMatchObject({
      ...{ versao: 1, vigente: false, hash: um.corpo.hash, blocos: [{ texto: 'Primeiras palavras' }] },
    });
    await engine.parar('SIGKILL');
    await engine.subir();
    expect((await engine.pedir('GET', '/v1/documentos/privacidade/versoes/2')).corpo).toMatchObject({
      vigente: true,
    });
    for (const [caminho, status] of [
      ['privacidade/versoes/9', 404],
      ['regulamento/versoes/1', 404],
      ['quem-somos/versoes', 400],
      ['privacidade/versoes/0', 400],
    ] as const)
      expect((await engine.pedir('GET', `/v1/documentos/${caminho}`)).status, caminho).toBe(status);
  });

  it('is told by the house alone, of its own documents alone', async () => {
    const corpo = { uri: 'regulamento', titulo: 'x', blocos: [], publicadaEm: new Date().toISOString() };
    expect((await engine.pedir('PUT', '/v1/hotsites/1/documentos', { corpo })).status).toBe(401);
    const token = await engine.entrar('adm');
    expect((await engine.pedir('PUT', '/v1/hotsites/1/documentos', { corpo, token })).status).toBe(401);
    expect((await publicar('quem-somos', 'x')).status).toBe(400);
    expect((await publicar('regulamento', 'x', 99)).corpo.codigo).toBe('HOTSITE_NAO_ENCONTRADO');
  });

  it('stands with each acceptance; a new regulation is accepted before the next bid, and everything can be read back', async () => {
    const primeira = (await publicar('regulamento', 'Regra um')).corpo;
    await espera(5);
    const ana = await novoCliente({ consentimento: 'cadastro/1', regulamento: primeira.versao });
    const { lotes } = await engine.leilao({}, [{ nome: 'Lote', tipo: 'Carro', valor: { minimo: 100_000 } }]);
    const lance = (valor: number) =>
      ana.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
        corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor },
      });
    expect((await lance(100_000)).status).toBe(201);
    const { corpo: aceito } = await ana.pedir('GET', '/v1/cliente/consentimento');
    expect(aceito.aceite.documentos.map(({ uri }: { uri: string }) => uri)).toEqual([
      'regulamento',
      'privacidade',
    ]);
    expect(aceito.aceite.documentos[0]).toEqual(primeira);
    expect(aceito.regulamentoNovo).toBeUndefined();

    // Privacy may be said in other words: it is read, and asked of nobody.
    await publicar('privacidade', 'Mais outras palavras');
    expect((await lance(200_000)).status).toBe(422);
    const segunda = (await publicar('regulamento', 'Regra dois')).corpo;
    const recusado = await lance(300_000);
    expect([recusado.status, recusado.corpo.codigo, recusado.corpo.acao]).toEqual([
      403,
      'REGULAMENTO_NOVO',
      '/privacidade',
    ]);
    expect((await ana.pedir('GET', '/v1/auth/eu')).corpo.pendencias).toEqual([
      'Leia e aceite a nova versão do regulamento.',
    ]);
    expect((await ana.pedir('GET', '/v1/cliente/consentimento')).corpo.regulamentoNovo).toEqual(segunda);
    // Who was registered by the house and never agreed to anything takes part as before.
    expect((await engine.lance(lotes[0]!, 'cliente2', 'MANUAL', 300_000)).status).toBe(201);

    const aceitar = (regulamento?: number) =>
      ana.pedir('POST', '/v1/cliente/consentimento', {
        corpo: { consentimento: 'cadastro/1', ...(regulamento ? { regulamento } : {}) },
      });
    expect((await aceitar(primeira.versao)).corpo.codigo).toBe('REGULAMENTO_MUDOU');
    expect((await aceitar(segunda.versao)).corpo.aceite.documentos[0]).toEqual(segunda);
    expect((await lance(400_000)).status).toBe(201);
    await ana.pedir('DELETE', '/v1/cliente/consentimento');

    const { corpo: historico } = await ana.pedir('GET', '/v1/cliente/consentimento/historico');
    const atos = historico.itens.map(
      ({ ato, documentos }: { ato: string; documentos: { uri: string; versao: number }[] }) =>
        `${ato} ${documentos.find(({ uri }) => uri === 'regulamento')?.versao}`,
    );
    expect(atos).toEqual(['RETIRADA 2', 'ACEITE 2', 'ACEITE 1']);
    expect(historico.itens[2]).toMatchObject({
      texto: expect.stringContaining('Li e aceito'),
      endereco: expect.any(String),
    });
    expect((await engine.pedir('GET', '/v1/cliente/consentimento/historico')).status).toBe(401);
  });

  it('in force meanwhile is read before one registers', async () => {
    await expect(novoCliente({ consentimento: 'cadastro/1', regulamento: 77 })).rejects.toThrow(
      'REGULAMENTO_MUDOU',
    );
  });
});
