import { tipoDeImpresso, type Validade } from '@martelo/shared/impressos/comum';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import estilo from '../../../../../documentos/conferir.module.css';
import { ehHash } from '../../../../../documentos/documento.ts';
import { ValidadeDoDocumento } from '../../../../../documentos/Validade.tsx';
import { Veredicto } from '../../../../../documentos/Veredicto.tsx';
import { VALIDADE } from '../../../../../palavras/documentos.ts';
import { chamarMotor } from '../../../../../sessao/motor.ts';
import { marcaAtual } from '../../../../../site/marca.ts';

export const metadata = {
  title: VALIDADE.titulo,
  robots: { index: false },
  referrer: 'no-referrer' as const,
};

/** What the printed QR code opens: whether the document is good, and the document. A program that asks for the file is led to it. */
export default async function PaginaValidade({
  params,
}: {
  params: Promise<{ tipo: string; hash: string }>;
}) {
  const [{ tipo: dito, hash }, marca, cabecalhos] = await Promise.all([params, marcaAtual(), headers()]);
  const tipo = tipoDeImpresso.safeParse(dito);
  if (marca === null || !tipo.success || !ehHash(hash)) notFound();
  const caminho = `/${tipo.data}/${hash}`;
  if (querPdf(cabecalhos.get('accept'))) redirect(caminho);
  // Nobody's session: what is told is told to whoever has the address.
  const resposta = await chamarMotor<Validade>(`/v1/documentos/${tipo.data}/${hash}/validade`, {
    ...{ hotsite: marca.subdominio, pedido: cabecalhos },
  });
  if (resposta.tipo === 'recusa') notFound();
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <header className={estilo.abertura}>
        <h1>{VALIDADE.titulo}</h1>
      </header>
      {resposta.tipo === 'ok' ? (
        <ValidadeDoDocumento
          validade={resposta.corpo}
          modo={marca.tipo}
          legal={marca.legal}
          caminho={caminho}
        />
      ) : (
        <Veredicto tom="ambar" icone="triangle-exclamation-point" titulo={VALIDADE.indisponivel}>
          <p>{VALIDADE.tente}</p>
        </Veredicto>
      )}
    </div>
  );
}

/** Asked for before a page, or instead of one. */
function querPdf(accept: string | null): boolean {
  const tipos = (accept ?? '').split(',').map((um) => um.split(';', 1)[0]!.trim().toLowerCase());
  const [pdf, html] = [tipos.indexOf('application/pdf'), tipos.indexOf('text/html')];
  return pdf !== -1 && (html === -1 || pdf < html);
}
