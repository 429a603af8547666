// The baseline of the statement: the ordinary way, a page of HTML printed by a browser that is kept open.

import { extratoExemplo } from '@martelo/print/documents/exemplo';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { Extrato } from '@martelo/shared/extrato';
import { abrirNavegador } from '../e2e/plataforma.ts';

/** Documents a second. Rejects when there is no Chromium (CHROMIUM_PATH). */
export async function medirPdfComum(lotes: number, duracaoMs: number): Promise<number> {
  const navegador = await abrirNavegador();
  try {
    const pagina = await navegador.newPage();
    const html = paginaDe(extratoExemplo(lotes));
    const imprimir = async () => {
      await pagina.setContent(html);
      await pagina.pdf({ format: 'A4' });
    };
    await imprimir();
    const inicio = performance.now();
    let feitos = 0;
    for (; performance.now() < inicio + duracaoMs; feitos += 1) await imprimir();
    return (feitos * 1_000) / (performance.now() - inicio);
  } finally {
    await navegador.close();
  }
}

function paginaDe({ leilao, comprador, vendas, total, pago, saldo, orientacao }: Extrato): string {
  const linha = (nome: string, valor: string) => `<tr><td>${nome}</td><td>${valor}</td></tr>`;
  const venda = (v: Extrato['vendas'][number]) => `
    <h2>Lote ${v.loteNumero}: ${v.loteNome}</h2>
    <table>${v.detalhes.map(({ nome, valor }) => linha(nome, valor)).join('')}
      ${linha('Lance', formatarReais(v.valorLance))}
      ${v.despesas.map(({ nome, valor }) => linha(nome, formatarReais(valor))).join('')}
      ${linha('Total', formatarReais(v.totalAPagar))}</table>`;
  return `<!doctype html><html lang="pt-BR"><style>body{font:11px sans-serif}table{width:100%}td+td{text-align:right}</style>
    <h1>Extrato de compra</h1><p>${leilao.nome}</p><p>${comprador.nome}, ${comprador.documento}</p>
    ${vendas.map(venda).join('')}
    <table>${linha('Total', formatarReais(total))}${linha('Pago', formatarReais(pago))}${linha('Saldo', formatarReais(saldo))}</table>
    <p>${orientacao}</p></html>`;
}
