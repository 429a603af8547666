import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ate, type Json } from './engine.ts';
import {
  ateA,
  base,
  contas,
  engine,
  fazer,
  foto,
  ler,
  mandar,
  motorista,
  mover,
  pedir,
  tokens,
  transportadora,
  usarRemocoes,
} from './remocoes.ts';

/* Carriers and drivers: what is theirs of removals, and nothing else. */

usarRemocoes();

describe('who fetches', () => {
  it('sees and moves what the carrier was given, or what they drive, and nothing else', async () => {
    const minha = await ateA('CONFIRMADA');
    for (const quem of ['despacho', 'guia']) {
      const vista = await ler(minha.uid, quem);
      expect(vista.localRemocao).toMatchObject({ contatoNome: 'Téo', contatoTelefone: '11987654321' });
      expect(vista.valor).toBe(quem === 'despacho' ? 30_000 : null);
      const { itens } = await fazer(quem, 'GET', '/v1/transportadora/remocoes?porPagina=100');
      expect(itens.map((um: Json) => um.uid)).toContain(minha.uid);
    }
    expect((await ler(minha.uid, 'guia')).codigos).toEqual(['S08', 'S12', 'S13']);
    expect((await ler(minha.uid, 'despacho')).codigos).toEqual(['S07', 'S12', 'S13']);
    for (const quem of ['outroDespacho', 'outroGuia']) {
      for (const onde of ['', '/eventos', '/arquivos'])
        expect((await pedir(quem, 'GET', `/v1/transportadora/remocoes/${minha.uid}${onde}`)).status).toBe(
          404,
        );
      expect((await mandar(quem, minha.uid, 'S13', { texto: 'Oi, eu' })).status).toBe(404);
      const { itens } = await fazer(quem, 'GET', '/v1/transportadora/remocoes?porPagina=100');
      expect(itens).toEqual([]);
      // The house's own calls are closed to them, and the small number opens no more than the uid.
      expect((await pedir(quem, 'GET', `/v1/remocoes/${minha.uid}`)).status).toBe(403);
      expect((await pedir(quem, 'GET', `/v1/transportadora/remocoes/${minha.id}`)).status).toBe(404);
    }
    const { itens } = await fazer('despacho', 'GET', '/v1/transportadora/motoristas');
    expect(itens.map((um: Json) => um.id)).toEqual([motorista.id]);
    expect((await pedir('guia', 'GET', '/v1/transportadora/motoristas')).status).toBe(403);
  });

  it('sends files to their removal, which open in their session and in the house’s', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const arquivo = await foto('guia', uid);
    await mover('guia', uid, 'S12', { fileName: 'Placa', fileId: arquivo });
    for (const quem of ['guia', 'despacho', 'rem', 'patio']) {
      const { itens } = await fazer(quem, 'GET', `${base(quem)}/${uid}/arquivos`);
      expect(itens.map((um: Json) => um.uid)).toEqual([arquivo]);
      expect((await pedir(quem, 'GET', itens[0].endereco)).status, quem).toBe(200);
      // An address is of who was given it.
      expect((await pedir('outroGuia', 'GET', itens[0].endereco)).status).toBe(404);
    }
  });

  it('sends a picture in parts, which its removal takes once', async () => {
    const { uid } = await ateA('EM_COLETA');
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const novo = {
      nome: 'a.jpg',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const envio = await fazer('guia', 'POST', '/v1/envios', { comandoId: randomUUID(), ...novo });
    const parte = await engine.pedir('PUT', `/v1/envios/${envio.uid}/partes/0`, {
      ...{ token: tokens.guia!, bruto: new Blob([new Uint8Array(bytes)]) as never },
      cabecalhos: { 'content-type': 'application/octet-stream' },
    });
    expect(parte.status, parte.texto).toBe(200);
    await fazer('guia', 'POST', `/v1/envios/${envio.uid}/concluir`, {});
    const pedido = { comandoId: randomUUID(), envioUid: envio.uid };
    const caminho = `/v1/transportadora/remocoes/${uid}/arquivos`;
    const [um, outro] = [
      await fazer('guia', 'POST', caminho, pedido),
      await fazer('guia', 'POST', caminho, pedido),
    ];
    expect(outro.uid).toBe(um.uid);
    // Another driver's removal has nothing of it.
    expect((await pedir('outroGuia', 'POST', caminho, pedido)).status).toBe(404);
    expect((await fazer('guia', 'GET', caminho)).itens).toHaveLength(1);
    await mover('guia', uid, 'S12', { fileName: 'Placa', fileId: um.uid });
    // Called off since: a phone whose answer was lost is told again that it is there, and another comes too late.
    await mover('rem', uid, 'S16', { motivo: 'Não precisa mais' });
    expect((await fazer('guia', 'POST', caminho, pedido)).uid).toBe(um.uid);
    const tarde = await pedir('guia', 'POST', caminho, { ...pedido, comandoId: randomUUID() });
    expect(tarde.corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
  });

  it('gives back what it does not take, within a day, and does not see it any more; whoever loses the account loses all', async () => {
    const { uid } = await ateA('DESIGNADA');
    await mover('despacho', uid, 'S05', { motivo: 'Sem caminhão' });
    expect(await ler(uid)).toMatchObject({
      situacao: 'AUTORIZADA',
      transportadoraId: null,
      motivo: 'Sem caminhão',
    });
    expect((await pedir('despacho', 'GET', `/v1/transportadora/remocoes/${uid}`)).status).toBe(404);
    const { revisao } = await fazer('rem', 'GET', `/v1/transportadoras/${transportadora.uid}`);
    const minha = await ateA('DESIGNADA');
    const email = contas.despacho!.email;
    await fazer('rem', 'POST', `/v1/transportadoras/${transportadora.uid}/tirarAcesso`, { email, revisao });
    await ate(
      () => pedir('despacho', 'GET', `/v1/transportadora/remocoes/${minha.uid}`),
      ({ status }) => status === 404,
    );
    expect((await mandar('despacho', minha.uid, 'S05', { motivo: 'Não dá' })).status).toBe(404);
  });
});
