// Writes the PDF files of the demo's auctions. Run once; the results are committed.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';

const PASTA = new URL('../public/demo/documentos/', import.meta.url);
const DATA = new Date('2026-11-01T12:00:00Z');

const DOCUMENTOS = {
  edital: [
    'Edital de leilão',
    'Documento de demonstração da plataforma Martelo. Nenhum bem descrito aqui está à venda.',
    [
      [
        '1. Objeto',
        'Venda, pela maior oferta, dos bens relacionados na página do leilão, no estado em que se encontram.',
      ],
      [
        '2. Participação',
        'Pessoas físicas e jurídicas com cadastro ativo e, quando o leilão pede, habilitação aprovada.',
      ],
      [
        '3. Lances',
        'São irrevogáveis. Lance nos últimos minutos prorroga o lote pelo tempo informado na página.',
      ],
      [
        '4. Pagamento',
        'Em até dois dias do encerramento, por transferência, boleto ou Pix, acrescido da comissão do leiloeiro.',
      ],
      ['5. Retirada', 'Após a compensação, com agendamento no pátio em que o bem se encontra.'],
    ],
  ],
  regulamento: [
    'Regulamento de participação',
    'Documento de demonstração da plataforma Martelo.',
    [
      ['Cadastro', 'Os dados devem ser verdadeiros e atuais. Uma conta por pessoa e por marca.'],
      [
        'Lance automático',
        'O participante define um máximo; o sistema cobre a disputa até ele, um incremento por vez.',
      ],
      ['Condicional', 'Lance abaixo da reserva aguarda a resposta do comitente no prazo do lote.'],
      [
        'Inadimplência',
        'O não pagamento cancela a arrematação e sujeita o participante às penalidades do edital.',
      ],
    ],
  ],
  'condicoes-de-venda': [
    'Condições de venda',
    'Documento de demonstração da plataforma Martelo.',
    [
      [
        'Ofertas',
        'Uma oferta aceita obriga as duas partes. O preço anunciado não inclui transferência e frete.',
      ],
      ['Pagamento', 'Por transferência, boleto ou Pix, no prazo informado na página do anúncio.'],
      ['Retirada', 'Com agendamento no pátio, ou entrega contratada pela tabela de frete.'],
    ],
  ],
  visitacao: [
    'Ordem de visitação',
    'Documento de demonstração da plataforma Martelo.',
    [
      ['Quando', 'De segunda a sexta, das 9h às 16h, e na véspera do encerramento, das 9h às 12h.'],
      ['Como', 'Documento com foto na portaria; calçado fechado na área de pátio; menores acompanhados.'],
      [
        'O que se pode fazer',
        'Ver e fotografar por dentro e por fora. Não é permitido ligar o motor nem rodar com o veículo.',
      ],
    ],
  ],
};

for (const [nome, [titulo, aviso, partes]] of Object.entries(DOCUMENTOS)) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 64,
    lang: 'pt-BR',
    info: { Title: titulo, CreationDate: DATA },
  });
  const arquivo = pdf.pipe(createWriteStream(new URL(`${nome}.pdf`, PASTA)));
  pdf.font('Helvetica-Bold').fontSize(22).text(titulo).moveDown(0.4);
  pdf.font('Helvetica').fontSize(10).fillColor('#555').text(aviso).fillColor('#000').moveDown(1.4);
  for (const [cabeca, texto] of partes) {
    pdf.font('Helvetica-Bold').fontSize(12).text(cabeca).moveDown(0.2);
    pdf.font('Helvetica').fontSize(11).text(texto, { lineGap: 3 }).moveDown(0.9);
  }
  pdf.end();
  await once(arquivo, 'finish');
}
