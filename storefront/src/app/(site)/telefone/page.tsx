import type { SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../cliente/Indisponivel.tsx';
import { TITULOS } from '../../../palavras/titulos.ts';
import { ConfirmarContato } from '../../../perfil/ConfirmarContato.tsx';
import { passoDe } from '../../../perfil/passos.ts';
import estilo from '../../../sessao/Formulario.module.css';
import { SemPermissao } from '../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../sessao/sessao.ts';
import type { ParametrosDeBusca } from '../../../site/conteudo/PaginaDeConteudo.tsx';
import { marcaAtual } from '../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.confirmarTelefone, robots: { index: false } };

/** A telephone is confirmed here, by the code of an SMS. */
export default async function PaginaTelefone({ searchParams }: { searchParams: ParametrosDeBusca }) {
  const [busca, marca, guarda] = await Promise.all([searchParams, marcaAtual(), guardarCliente('/telefone')]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<SituacaoDasConfirmacoes>('/v1/cliente/confirmacoes');
  const contato =
    resposta.tipo === 'ok' ? resposta.corpo.contatos.find(({ canal }) => canal === 'telefone') : undefined;
  if (contato === undefined) return <Indisponivel modo={marca.tipo} endereco="/telefone" />;
  const { passo, seguir } = passoDe(busca, 'telefone', true);
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        <ConfirmarContato
          inicial={contato}
          agora={Date.now()}
          passo={passo}
          seguir={seguir}
          automatico={passo !== null}
        />
      </div>
    </div>
  );
}
