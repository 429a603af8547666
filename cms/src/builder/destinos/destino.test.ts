import { describe, expect, it } from 'vitest';
import { comItens, FATOS } from '../portao/exame-de-teste.ts';
import { lerDestino, linkDoTexto } from './destino.ts';
import { dizerDestino } from './dizer.ts';
import { perguntasDe } from './perguntas.ts';

const UID = '019b76da-a800-7ebd-a428-6ef133c95343';
const dizer = (link: string | null) => dizerDestino(lerDestino(link), FATOS, 'leilao');

describe('where a link leads', () => {
  it.each([
    [null, 'nenhum'],
    ['', 'nenhum'],
    ['/', 'inicio'],
    ['/quem-somos', 'pagina'],
    ['/leilao?tipo=Moto', 'listagem'],
    ['/leilao/moto', 'listagem'],
    [`/leilao?leilao=${UID}`, 'leilao'],
    ['/leilao/betim-mg/carro/fiat/uno/ano.2020/7', 'lote'],
    ['/cadastro', 'area'],
    ['https://exemplo.com/a?b=c', 'site'],
    ['exemplo.com.br/edital', 'site'],
    ['exemplo.com:8080/x', 'site'],
    ['http://localhost:3000/x', 'site'],
    ['mailto:a@b.com.br', 'email'],
    // A host without a dot is no address.
    ['intranet/edital', 'recusado'],
    ['servidor:8080/x', 'recusado'],
    ['exame-cc-1', 'recusado'],
    ['https://exame-cc-1', 'recusado'],
    ['mailto:a@b', 'recusado'],
    ['tel:+5511999998888', 'telefone'],
    ['#contato', 'ancora'],
    ['javascript:alert(1)', 'recusado'],
    [' JavaScript:alert(1)', 'recusado'],
    ['data:text/html,x', 'recusado'],
    ['//mal.com', 'recusado'],
    ['ftp://x', 'recusado'],
    ['mailto:', 'recusado'],
    ['tel:ligue', 'recusado'],
    ['duas palavras', 'recusado'],
    ['/leilao/a/b/c', 'recusado'],
  ])('%s is %s', (link, tipo) => {
    expect(lerDestino(link).tipo).toBe(tipo);
  });

  it('is said in words, with what is known of the brand', () => {
    expect(dizer('/quem-somos')).toEqual({ frase: 'Leva à página “Quem somos”.', falha: null });
    expect(dizer('/campanha').falha).toBe('rascunho');
    expect(dizer('/nada').frase).toBe('Não há página no endereço /nada nesta marca.');
    expect(dizer('exemplo.com.br/edital').frase).toBe('Abre exemplo.com.br em outra aba.');
    expect(dizer('/leilao?tipo=Moto&abertos=1').frase).toBe(
      'Leva à lista de lotes, filtrada por tipo Moto, só abertos.',
    );
    expect(dizer('exame-cc-1').frase).toBe(
      '“exame-cc-1” não é um site. Para uma página deste site, escreva “/exame-cc-1”.',
    );
    expect(dizer('javascript:x').frase).toMatch(/código não são aceitos/);
  });
});

it('what is typed becomes the link that is kept: nothing is null, mail and telephone get their prefix (spec 5)', () => {
  expect(['', '  ', '/x ', 'a@b.com', '(11) 99999-8888', 'exemplo.com'].map(linkDoTexto)).toEqual([
    null,
    null,
    '/x',
    'mailto:a@b.com',
    'tel:11999998888',
    'exemplo.com',
  ]);
});

it('a page asks for each lot, auction and picture it names, once, in rich text too', () => {
  const lote = '/leilao/betim-mg/carro/fiat/uno/ano.2020/7';
  const sessao = comItens(
    { link: lote, texto: [{ tipo: 'lista', itens: [[{ texto: 'x', link: `/leilao?leilao=${UID}` }]] }] },
    { link: lote, imagem: { id: 3, url: '/midia/a.webp', alt: '', largura: 1, altura: 1 } },
  );
  expect(perguntasDe([sessao])).toEqual({ lotes: ['7'], leiloes: [UID], midias: ['3'] });
});
