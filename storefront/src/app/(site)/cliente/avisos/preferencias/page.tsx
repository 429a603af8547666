import type { PreferenciasDeAvisos } from '@martelo/shared/avisos/esquemas';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Aparelho } from '../../../../../avisos/Aparelho.tsx';
import { Preferencias } from '../../../../../avisos/Preferencias.tsx';
import { AreaCliente } from '../../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../../cliente/Indisponivel.tsx';
import estilo from '../../../../../conta/conta.module.css';
import { TITULOS } from '../../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.escolherAvisos, robots: { index: false } };

const ENDERECO = '/cliente/avisos/preferencias';

/** What a client wants to be told of, by which channel, and whether on this device. */
export default async function PaginaPreferenciasDeAvisos() {
  const [guarda, marca] = await Promise.all([guardarCliente(ENDERECO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<PreferenciasDeAvisos>('/v1/cliente/preferencias-avisos');
  return (
    <AreaCliente modo={marca.tipo} atual="avisos" titulo={TITULOS.escolherAvisos}>
      {resposta.tipo === 'ok' ? (
        <div className={estilo.secoes}>
          <Aparelho modo={marca.tipo} />
          <Preferencias iniciais={resposta.corpo} modo={marca.tipo} />
        </div>
      ) : (
        <Indisponivel modo={marca.tipo} endereco={ENDERECO} />
      )}
    </AreaCliente>
  );
}
