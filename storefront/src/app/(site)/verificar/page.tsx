import estilo from '../../../verificar/Verificador.module.css';
import { type Alvo, Verificador } from '../../../verificar/Verificador.tsx';

export const metadata = {
  title: 'Verificar',
  description: 'Confira no seu navegador o livro de um lote, de um leilão ou o recibo de um lance.',
};

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaVerificar({ searchParams }: Parametros) {
  const busca = await searchParams;
  const alvo = (['lote', 'leilao'] as const satisfies Alvo[]).find((um) => typeof busca[um] === 'string');
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <header className={estilo.abertura}>
        <h1>Confira você mesmo</h1>
        <p>
          Tudo o que acontece com um lote fica em um livro em que cada registro sela o anterior, assinado pela
          casa no encerramento. Esta página refaz as contas no seu navegador, com as chaves públicas: mudar um
          centavo, um horário ou a ordem aparece aqui.
        </p>
      </header>
      <Verificador inicial={alvo === undefined ? null : { alvo, valor: busca[alvo] as string }} />
    </div>
  );
}
