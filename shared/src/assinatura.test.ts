import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assinaturaEmHtml,
  assinaturaEmTexto,
  CAMPOS_DA_ASSINATURA,
  MODELO_DA_ASSINATURA,
  problemasDaAssinatura,
} from './assinatura.ts';

const TODOS = {
  ...{ nome: 'Ana Souza', cargo: 'Analista', telefone: '(62) 99999-8888', email: 'ana@leilo.com' },
  ...{ unidade: 'Goiânia', marca: 'Leilo', site: 'https://leilo.com.br/' },
};

describe('an e-mail signature', () => {
  it('has somebody’s fields in the brand’s model, as words and as a letter draws them', () => {
    const { texto } = MODELO_DA_ASSINATURA;
    expect(assinaturaEmTexto(texto, TODOS)).toBe(
      'Ana Souza\nAnalista\nLeilo · Goiânia\nTelefone: (62) 99999-8888\nana@leilo.com\nleilo.com.br',
    );
    const html = assinaturaEmHtml(texto, TODOS, '#aa0055');
    expect(html).toContain('<strong>Ana Souza</strong><br>Analista<br>');
    expect(html).toContain('href="mailto:ana@leilo.com"');
    expect(html).toContain('href="tel:+5562999998888"');
    expect(html).toContain('href="https://leilo.com.br/"');
  });

  it('leaves out the line of what is not filled in, and what only parted it from the rest', () => {
    const { texto } = MODELO_DA_ASSINATURA;
    const { nome, marca, email } = TODOS;
    expect(assinaturaEmTexto(texto, { nome, marca, email })).toBe('Ana Souza\nLeilo\nana@leilo.com');
    expect(assinaturaEmTexto('{unidade} · {marca}', { marca })).toBe('Leilo');
    // What was written without a field stays as it was written.
    expect(assinaturaEmTexto('{nome}\n- Confira o remetente -', { nome })).toBe(
      'Ana Souza\n- Confira o remetente -',
    );
  });

  it('takes nothing that is put in for markup, and fetches nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (nome, cargo) => {
        const html = assinaturaEmHtml(
          '**{nome}**\n{cargo}\n{email}',
          { nome, cargo, email: nome },
          '#112233',
        );
        const marcas = [...html.matchAll(/<\/?([a-z]+)/gi)].map(([, marca]) => marca!.toLowerCase());
        expect(['table', 'tr', 'td', 'strong', 'br', 'a']).toEqual(
          expect.arrayContaining([...new Set(marcas)]),
        );
        expect(html).not.toMatch(/<[^>]*\s(src|on\w+|background)=/i);
      }),
    );
  });

  it('says what is wrong with a model at the line that it is in', () => {
    const em = (texto: string) =>
      problemasDaAssinatura(texto).map(({ linha, problema }) => [linha, problema]);
    expect(em(MODELO_DA_ASSINATURA.texto)).toEqual([]);
    expect(
      em(
        `{nome}\n${Object.keys(CAMPOS_DA_ASSINATURA)
          .map((um) => `{${um}}`)
          .join(' ')}`,
      ),
    ).toEqual([]);
    expect(em('{nome}\n{carg}')).toEqual([[2, expect.stringContaining('não existe o campo {carg}')]]);
    expect(em('{nome}\n{cargo')).toEqual([[2, 'há uma chave { ou } sem par']]);
    expect(em('**{nome}')).toEqual([[1, 'há um ** sem par']]);
    expect(em('Atenciosamente')).toEqual([[1, expect.stringContaining('falta {nome}')]]);
    for (const html of ['<img src=x>', '<script>alert(1)</script>', '</td>', '<!-- -->'])
      expect(em(`{nome}\n${html}`), html).toEqual([[2, expect.stringContaining('não use HTML')]]);
    expect(em(`{nome}${'\n.'.repeat(12)}`)).toEqual([[13, 'são no máximo 12 linhas']]);
    expect(em('{nome} {constructor}')[0]![1]).toContain('não existe o campo {constructor}');
  });
});
