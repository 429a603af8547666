import type { Perfil } from '@martelo/shared/conta/perfil';
import type { SituacaoSegundoFator } from '@martelo/shared/sessao';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import estilo from '../../../../conta/conta.module.css';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { Contatos } from '../../../../perfil/Contatos.tsx';
import { Dados } from '../../../../perfil/Dados.tsx';
import { MaisDaConta } from '../../../../perfil/MaisDaConta.tsx';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.meuPerfil, robots: { index: false } };

const ENDERECO = '/cliente/meu-perfil';

/** Everything of one's own account in one place: contacts, data, and where the rest is. */
export default async function PaginaMeuPerfil() {
  const [guarda, marca] = await Promise.all([guardarCliente(ENDERECO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const [perfil, fator] = await Promise.all([
    motor<Perfil>('/v1/cliente/perfil'),
    motor<SituacaoSegundoFator>('/v1/auth/segundo-fator'),
  ]);
  return (
    <AreaCliente modo={marca.tipo} atual="perfil" titulo={TITULOS.meuPerfil}>
      {perfil.tipo === 'ok' ? (
        <div className={estilo.secoes}>
          <Contatos iniciais={perfil.corpo.contatos} comFator={fator.tipo === 'ok' && fator.corpo.ativo} />
          <Dados inicial={perfil.corpo} />
          <MaisDaConta />
        </div>
      ) : (
        <Indisponivel modo={marca.tipo} endereco={ENDERECO} />
      )}
    </AreaCliente>
  );
}
