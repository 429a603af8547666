import { textoRico } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { lerColado, lerTextoPuro } from './colar.ts';
import { corpoDe } from './dom-de-teste.ts';

const colar = (html: string, proprio = false) => {
  const lido = lerColado(corpoDe(html), proprio);
  expect(textoRico.parse(lido)).toEqual(lido);
  return lido;
};
const p = (texto: string) => ({ tipo: 'paragrafo', filhos: [{ texto }] });

/** As Word for Windows puts it on the clipboard, its head shortened. */
const DO_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=PT-BR style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span style='font-size:16.0pt'>Condições de
venda<o:p></o:p></span></h1>
<p class=MsoNormal><span style='color:#1F497D'>Os lotes são vendidos <b style='mso-bidi-font-weight:normal'>no estado
em que se encontram</b>, <i>sem garantia</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Visita com <span class=SpellE>agendamento</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Retirada em 5 dias<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Cadastre-se em <a href="https://leilo.exemplo/cadastro"><span style='text-decoration:underline'>nosso site</span></a><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** As Google Docs puts it: everything inside a <b> that is not bold. */
const DO_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">Como participar</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Leia o </span><a href="https://www.google.com/url?q=https://leilo.exemplo/edital&amp;sa=D" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;color:#1155cc;">edital</span></a><span style="font-weight:700;font-style:italic;text-decoration:none;"> com atenção</span></p><br /><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Crie a conta</span></p></li><ul><li aria-level="2"><p><span style="font-weight:700;">Envie documentos</span></p></li></ul></ol></b><br class="Apple-interchange-newline">`;

/** A piece of a shop's page: wrappers, pictures, scripts, a table, foreign relative links. */
const DA_WEB = `<div class="product"><nav><a href="/">Início</a></nav><script>alert(1)</script><style>.a{}</style>
<div><img src="x" onerror="alert(1)"><div class="t"><h3>Volvo FH 540 6x4</h3></div>
<div>Ano <strong>2021</strong><br>Único dono<br><br>Revisões na concessionária</div></div>
<p style="display:none">rastreador</p>
<table><tbody><tr><th>Câmbio</th><td><p>I-Shift</p></td></tr><tr><td>Km</td><td>312.000</td></tr></tbody></table>
<a href="/outro-site">ver mais</a> <a href="javascript:roubar()">clique</a> <a href="https://volvo.exemplo/fh">ficha</a>
<pre>linha 1
linha 2</pre><button>Comprar</button></div>`;

describe('pasting', () => {
  it('from Word: headings, emphasis, bulleted and numbered lists, links; none of its clutter', () => {
    expect(colar(DO_WORD)).toEqual([
      { tipo: 'titulo', filhos: [{ texto: 'Condições de venda' }] },
      {
        tipo: 'paragrafo',
        filhos: [
          { texto: 'Os lotes são vendidos ' },
          { texto: 'no estado em que se encontram', negrito: true },
          { texto: ', ' },
          { texto: 'sem garantia', italico: true },
          { texto: '.' },
        ],
      },
      { tipo: 'lista', itens: [[{ texto: 'Visita com agendamento' }], [{ texto: 'Retirada em 5 dias' }]] },
      {
        tipo: 'lista-numerada',
        itens: [
          [{ texto: 'Cadastre-se em ' }, { texto: 'nosso site', link: 'https://leilo.exemplo/cadastro' }],
        ],
      },
    ]);
  });

  it('from Google Docs: the light <b> around it is not bold, links lose their counter, nested items are items', () => {
    expect(colar(DO_DOCS)).toEqual([
      { tipo: 'titulo', filhos: [{ texto: 'Como participar' }] },
      {
        tipo: 'paragrafo',
        filhos: [
          { texto: 'Leia o ' },
          { texto: 'edital', link: 'https://leilo.exemplo/edital' },
          { texto: ' com atenção', negrito: true, italico: true },
        ],
      },
      { tipo: 'lista-numerada', itens: [[{ texto: 'Crie a conta' }]] },
      { tipo: 'lista', itens: [[{ texto: 'Envie documentos', negrito: true }]] },
    ]);
  });

  it('from a web page: words and safe links stay; code, pictures, hidden text and buttons do not', () => {
    expect(colar(DA_WEB)).toEqual([
      { tipo: 'titulo', filhos: [{ texto: 'Volvo FH 540 6x4' }] },
      {
        tipo: 'paragrafo',
        filhos: [{ texto: 'Ano ' }, { texto: '2021', negrito: true }, { texto: '\nÚnico dono' }],
      },
      p('Revisões na concessionária'),
      p('Câmbio · I-Shift'),
      p('Km · 312.000'),
      {
        tipo: 'paragrafo',
        filhos: [{ texto: 'ver mais clique ' }, { texto: 'ficha', link: 'https://volvo.exemplo/fh' }],
      },
      p('linha 1'),
      p('linha 2'),
    ]);
  });

  it('from a mail: paragraphs made of line breaks', () => {
    expect(
      colar(
        '<div dir="ltr">Prezados,<br><br>segue o <u>laudo</u>.<div><br></div><div>Atenciosamente</div></div>',
      ),
    ).toEqual([
      p('Prezados,'),
      {
        tipo: 'paragrafo',
        filhos: [{ texto: 'segue o ' }, { texto: 'laudo', sublinhado: true }, { texto: '.' }],
      },
      p('Atenciosamente'),
    ]);
  });

  it('from here: links of this site stay, and code never does', () => {
    const html =
      '<p data-pm-slice="1 1 []"><a href="/como-funciona">como</a> <a href="javascript:x">não</a></p><blockquote>Dito</blockquote>';
    expect(colar(html, true)).toEqual([
      { tipo: 'paragrafo', filhos: [{ texto: 'como', link: '/como-funciona' }, { texto: ' não' }] },
      { tipo: 'citacao', filhos: [{ texto: 'Dito' }] },
    ]);
  });

  it('plain text: a line each, and lines that begin like items are items', () => {
    expect(lerTextoPuro('Documentos:\r\n- RG\r\n- CPF\r\n\r\n1. Envie\n2) Aguarde')).toEqual([
      p('Documentos:'),
      { tipo: 'lista', itens: [[{ texto: 'RG' }], [{ texto: 'CPF' }]] },
      { tipo: 'lista-numerada', itens: [[{ texto: 'Envie' }], [{ texto: 'Aguarde' }]] },
    ]);
  });
});
