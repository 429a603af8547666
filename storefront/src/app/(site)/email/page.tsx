import type { SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../cliente/Indisponivel.tsx';
import { CONFIRMAR } from '../../../palavras/perfil.ts';
import { TITULOS } from '../../../palavras/titulos.ts';
import { ConfirmarContato } from '../../../perfil/ConfirmarContato.tsx';
import { LinkDeConfirmacao } from '../../../perfil/LinkDeConfirmacao.tsx';
import { passoDe } from '../../../perfil/passos.ts';
import estilo from '../../../sessao/Formulario.module.css';
import { loginDaPagina } from '../../../sessao/retorno.ts';
import { SemPermissao } from '../../../sessao/SemPermissao.tsx';
import { motor, sessaoAtual } from '../../../sessao/sessao.ts';
import type { ParametrosDeBusca } from '../../../site/conteudo/PaginaDeConteudo.tsx';
import { marcaAtual } from '../../../site/marca.ts';
import { BotaoLigacao } from '../../../site/ui/BotaoLigacao.tsx';

export const metadata: Metadata = {
  title: TITULOS.confirmarEmail,
  robots: { index: false },
  referrer: 'no-referrer',
};

/** An e-mail is confirmed here: by a letter's link, on any device and signed in or not, or by the code that is in it. */
export default async function PaginaEmail({ searchParams }: { searchParams: ParametrosDeBusca }) {
  const [busca, marca, sessao] = await Promise.all([searchParams, marcaAtual(), sessaoAtual()]);
  if (marca === null) notFound();
  if (sessao !== null && !sessao.cliente) return <SemPermissao papeis="Clientes" />;
  const resposta = sessao && (await motor<SituacaoDasConfirmacoes>('/v1/cliente/confirmacoes'));
  if (resposta !== null && resposta.tipo !== 'ok')
    return <Indisponivel modo={marca.tipo} endereco="/email" />;
  const { contatos = [] } = resposta?.corpo ?? {};
  const deles = (canal: 'email' | 'telefone') => contatos.find((um) => um.canal === canal);
  const contato = deles('email');
  const { passo, seguir } = passoDe(busca, 'email', deles('telefone')?.aConfirmar ?? false);
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        <LinkDeConfirmacao>
          {contato ? (
            <ConfirmarContato
              inicial={contato}
              agora={Date.now()}
              passo={passo}
              seguir={seguir}
              automatico={passo !== null}
            />
          ) : (
            <>
              <header>
                <h1>{CONFIRMAR.titulo.email}</h1>
                <p className={estilo.sub}>{CONFIRMAR.entre}</p>
              </header>
              <BotaoLigacao href={loginDaPagina(await headers(), '/email')} tamanho="g" largo>
                {CONFIRMAR.entrar}
              </BotaoLigacao>
            </>
          )}
        </LinkDeConfirmacao>
      </div>
    </div>
  );
}
