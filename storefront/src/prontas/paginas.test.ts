import { beforeEach, describe, expect, it } from 'vitest';
import { type Chave, chaves, doDescarte } from '../site/conteudo/chaves.ts';
import { type Desenhada, PaginasProntas } from './paginas.ts';

interface Pagina {
  texto: string;
  tamanho: number;
}

let agora = 0;
let conteudo = 'v1';
let desenhos: boolean[] = [];
const INICIO = chaves.pagina('leilo', 'pagina-inicial');
const MARCA = chaves.marca('leilo');
const novas = (opcoes = {}) =>
  new PaginasProntas<Pagina>({ agora: () => agora, novaMs: 700, maximaMs: 1_500, ...opcoes });
const pagina = (texto: string, tamanho = 100): Pagina => ({ texto, tamanho });
const desenhar =
  (lidas: Chave[] = [INICIO, MARCA], desde = () => agora) =>
  async (urgente: boolean): Promise<Desenhada<Pagina>> => {
    desenhos.push(urgente);
    return { pagina: pagina(conteudo), chaves: lidas, desde: desde() };
  };
/** One that is finished by hand. */
function emObra() {
  let terminar = (_: Desenhada<Pagina>) => {};
  const comecou: boolean[] = [];
  const desenho = (urgente: boolean) => {
    comecou.push(urgente);
    return new Promise<Desenhada<Pagina>>((pronta) => (terminar = pronta));
  };
  return {
    comecou,
    desenho,
    terminar: (texto: string) => terminar({ pagina: pagina(texto), chaves: [INICIO], desde: agora }),
  };
}

beforeEach(() => {
  agora = 50_000;
  conteudo = 'v1';
  desenhos = [];
});

describe('pages drawn a moment ago', () => {
  it('are drawn once for all who come together, and not again while they are new', async () => {
    const paginas = novas();
    const lidas = await Promise.all([1, 2, 3].map(() => paginas.obter('/', desenhar())));
    agora += 699;
    expect([...lidas, paginas.obter('/', desenhar())]).toEqual(Array(4).fill(pagina('v1')));
    expect(desenhos).toEqual([false]);
  });

  it('are drawn again behind the reader, once, and before anything made up', async () => {
    const paginas = novas();
    await paginas.obter('/', desenhar());
    conteudo = 'v2';
    agora += 700;
    expect(paginas.obter('/', desenhar())).toEqual(pagina('v1'));
    expect(paginas.obter('/', desenhar())).toEqual(pagina('v1'));
    await new Promise(setImmediate);
    expect(paginas.obter('/', desenhar())).toEqual(pagina('v2'));
    expect(desenhos).toEqual([false, true]);
  });

  it('are never sent older than they may be, counted from the oldest of what they show', async () => {
    const paginas = novas();
    await paginas.obter(
      '/',
      desenhar([INICIO], () => agora - 500),
    );
    agora += 999;
    expect(paginas.obter('/', () => new Promise(() => {}))).toEqual(pagina('v1'));
    agora += 1;
    conteudo = 'v2';
    const nova = paginas.obter('/', desenhar());
    expect(nova).toBeInstanceOf(Promise);
    // It waits for the drawing that stood still, no longer than that is new itself.
    agora += 1_500;
    expect(await paginas.obter('/', desenhar())).toEqual(pagina('v2'));
  });

  it('that cannot be drawn again stay until they are too old, and then say so', async () => {
    const paginas = novas();
    const falha = () => Promise.reject(new Error('down'));
    await paginas.obter('/', desenhar());
    agora += 1_000;
    expect(paginas.obter('/', falha)).toEqual(pagina('v1'));
    await new Promise(setImmediate);
    expect(paginas.obter('/', falha)).toEqual(pagina('v1'));
    agora += 500;
    await expect(paginas.obter('/', falha)).rejects.toThrow('down');
  });

  it('that may not be kept are not, and who asks next is told at once', async () => {
    const paginas = novas();
    const pessoal = async () => ({ pagina: null, chaves: [], desde: agora });
    expect(await paginas.obter('/', pessoal)).toBeNull();
    expect(paginas.obter('/', desenhar())).toBeNull();
    expect([paginas.tamanho, paginas.bytes]).toEqual([0, 0]);
    agora += 1_500;
    expect(await paginas.obter('/', desenhar())).toEqual(pagina('v1'));
    // And one that led elsewhere since is kept no longer.
    agora += 700;
    paginas.obter('/', pessoal);
    await new Promise(setImmediate);
    expect(paginas.obter('/', pessoal)).toBeNull();
  });
});

describe('content that is dropped', () => {
  const outra = chaves.pagina('leilo', 'quem-somos');

  it('has every page that shows it drawn again at once, and no other; a crowd waits for none, who dropped it does', async () => {
    const paginas = novas();
    await paginas.obter('/', desenhar([INICIO, MARCA]));
    await paginas.obter('/quem-somos', desenhar([outra, MARCA]));
    conteudo = 'v2';
    const feito = paginas.descartar(doDescarte('leilo', 'pagina-inicial'));
    expect(desenhos).toEqual([false, false, true]);
    expect(paginas.obter('/', desenhar([INICIO, MARCA]))).toEqual(pagina('v1'));
    await feito;
    expect(paginas.obter('/', desenhar([INICIO, MARCA]))).toEqual(pagina('v2'));
    expect(paginas.obter('/quem-somos', desenhar())).toEqual(pagina('v1'));
    await paginas.descartar(doDescarte('pacto', '*'));
    expect(desenhos).toHaveLength(3);
    await paginas.descartar(doDescarte('leilo', '*'));
    expect(desenhos).toHaveLength(5);
    expect(paginas.obter('/quem-somos', desenhar())).toEqual(pagina('v2'));
  });

  it('is sent for a moment longer and no more, however long the drawing takes or how often it is dropped', async () => {
    const paginas = novas({ gracaMs: 20 });
    let parado = false;
    const desenho = () => (parado ? new Promise<never>(() => {}) : desenhar()(true));
    await paginas.obter('/', desenho);
    parado = true;
    const feito = paginas.descartar(doDescarte('leilo', '*'));
    agora += 19;
    const outraVez = paginas.descartar(doDescarte('leilo', '*'));
    expect(paginas.obter('/', desenho)).toEqual(pagina('v1'));
    agora += 1;
    conteudo = 'v2';
    expect(paginas.obter('/', desenho)).toBeInstanceOf(Promise);
    await Promise.all([feito, outraVez]);
    expect([paginas.tamanho, paginas.bytes]).toEqual([0, 0]);
    parado = false;
    agora += 1_500;
    expect(await paginas.obter('/', desenho)).toEqual(pagina('v2'));
  });

  it('leaves a page that is no more, or that cannot be drawn, to who answers for it', async () => {
    for (const depois of [
      async () => ({ pagina: null, chaves: [INICIO], desde: agora }),
      () => Promise.reject(new Error('down')),
    ]) {
      const paginas = novas();
      let ha = true;
      const desenho = () => (ha ? desenhar()(true) : depois());
      await paginas.obter('/', desenho);
      ha = false;
      await paginas.descartar(doDescarte('leilo', '*'));
      expect([paginas.tamanho, paginas.bytes]).toEqual([0, 0]);
    }
  });

  it('of many pages has those drawn ahead that were read last; the others are gone', async () => {
    const paginas = novas({ adiantadas: 2 });
    for (const onde of ['/', '/a', '/b', '/c']) await paginas.obter(onde, desenhar());
    paginas.obter('/', desenhar());
    desenhos = [];
    conteudo = 'v2';
    await paginas.descartar(doDescarte('leilo', '*'));
    expect([desenhos.length, paginas.tamanho]).toEqual([2, 2]);
    expect(['/', '/c'].map((onde) => paginas.obter(onde, desenhar()))).toEqual([pagina('v2'), pagina('v2')]);
    expect(await paginas.obter('/b', desenhar())).toEqual(pagina('v2'));
  });

  it('is in no page whose drawing had begun: who asks afterwards waits for another', async () => {
    const paginas = novas();
    const velha = emObra();
    const antes = paginas.obter('/', velha.desenho);
    paginas.descartar(doDescarte('leilo', 'pagina-inicial'));
    const nova = emObra();
    const depois = paginas.obter('/', nova.desenho);
    velha.terminar('antes');
    expect(await antes).toEqual(pagina('antes'));
    nova.terminar('depois');
    expect(await depois).toEqual(pagina('depois'));
    expect(paginas.obter('/', desenhar())).toEqual(pagina('depois'));
    expect([velha.comecou, nova.comecou]).toEqual([[false], [false]]);
  });

  it('of which a page behind the reader was drawn, is not put back by it', async () => {
    const paginas = novas();
    await paginas.obter('/', desenhar());
    agora += 800;
    const velha = emObra();
    paginas.obter('/', velha.desenho);
    conteudo = 'v2';
    paginas.descartar(doDescarte('leilo', 'pagina-inicial'));
    velha.terminar('antes');
    await new Promise(setImmediate);
    expect(await paginas.obter('/', desenhar())).toEqual(pagina('v2'));
  });
});

describe('what anybody may ask by made-up addresses', () => {
  it('takes no more room than it may, and drives out nothing that is read', async () => {
    const paginas = novas({ maximo: 20, maximoBytes: 1_500 });
    await paginas.obter('/', desenhar());
    for (let i = 0; i < 200; i += 1) {
      await paginas.obter(`/leilao?q=${i}`, desenhar([]));
      await paginas.obter(`/nada-${i}`, async () => ({ pagina: null, chaves: [], desde: agora }));
      expect(paginas.obter('/', desenhar())).toEqual(pagina('v1'));
      expect(paginas.tamanho).toBeLessThanOrEqual(15);
      expect(paginas.bytes).toBe(paginas.tamanho * 100);
    }
    expect(desenhos.filter((urgente) => urgente)).toEqual([]);
  });

  it('goes when it is too old to be sent, as soon as something else is drawn', async () => {
    const paginas = novas();
    for (let i = 0; i < 10; i += 1) await paginas.obter(`/leilao?q=${i}`, desenhar());
    agora += 1_500;
    await paginas.obter('/', desenhar());
    expect([paginas.tamanho, paginas.bytes]).toEqual([1, 100]);
  });
});
