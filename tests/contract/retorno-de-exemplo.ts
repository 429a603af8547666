import { readFileSync } from 'node:fs';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';

/** What the bank says of one boleto (CNAB 240): the example's header, and one occurrence of our own payment. */
export function retorno(
  pagamentoUid: string,
  movimento: '02' | '06' | '09' | '17' | '26',
  valor: number,
  nsa: number,
): string {
  const pasta = new URL('../../shared/src/banco/cnab/retornos-de-exemplo/', import.meta.url);
  const linhas = readFileSync(new URL('bradesco-240.ret', pasta), 'latin1').split('\r\n');
  const por = (linha: string, de: number, texto: string) =>
    linha.slice(0, de - 1) + texto + linha.slice(de - 1 + texto.length);
  const pago = movimento === '06' || movimento === '17';
  const quinze = String(valor).padStart(15, '0');
  const [arquivo, lote] = [por(linhas[0]!, 158, String(nsa).padStart(6, '0')), linhas[1]!];
  const t = por(
    por(por(linhas[2]!, 16, movimento), 82, quinze),
    106,
    referenciaDoPagamento(pagamentoUid).padEnd(25),
  );
  let u = por(por(linhas[pago ? 5 : 3]!, 9, '00002'), 16, movimento);
  if (pago) u = por(por(u, 78, quinze), 93, quinze);
  const fim = por(por(linhas[14]!, 18, '000004'), 24, `000001${String(valor).padStart(17, '0')}`);
  return `${[arquivo, lote, t, u, fim, por(linhas[15]!, 24, '000006')].join('\r\n')}\r\n`;
}
