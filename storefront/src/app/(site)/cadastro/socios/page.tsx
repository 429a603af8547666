import { formatarCnpj } from '@martelo/shared/documentos';
import type { QuadroDaEmpresa } from '@martelo/shared/quadro-societario';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import estilo from '../../../../conta/conta.module.css';
import { Socios } from '../../../../empresa/Socios.tsx';
import { EMPRESA } from '../../../../palavras/empresa.ts';
import formulario from '../../../../sessao/Formulario.module.css';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { motor, sessaoAtual } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { BotaoLigacao } from '../../../../site/ui/BotaoLigacao.tsx';
import { Vazio } from '../../../../site/ui/Vazio.tsx';

const CAMINHO = '/cadastro/socios';

export const metadata: Metadata = { title: EMPRESA.titulo, robots: { index: false } };

/** Where a company names its partners: the form for a company that is signed in, the way there for everybody else. */
export default async function PaginaSocios() {
  const [sessao, marca] = await Promise.all([sessaoAtual(), marcaAtual()]);
  if (marca === null) notFound();
  if (sessao === null) return <Chegada aceita={marca.permitirCnpj} />;
  if (!sessao.cliente) return <SemPermissao papeis="Clientes" />;
  const quadro = await motor<QuadroDaEmpresa>('/v1/cliente/socios');
  return (
    <AreaCliente modo={marca.tipo} atual="privacidade" titulo={EMPRESA.titulo}>
      {quadro.tipo === 'ok' ? (
        <div className={estilo.secoes}>
          <p className={estilo.suave}>{EMPRESA.cnpj(formatarCnpj(quadro.corpo.cnpj))}</p>
          <Socios inicial={quadro.corpo} />
        </div>
      ) : quadro.tipo === 'recusa' ? (
        <Vazio
          icone="info"
          titulo={EMPRESA.soEmpresas}
          acao={<BotaoLigacao href="/cliente/meu-perfil">{EMPRESA.verConta}</BotaoLigacao>}
        />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO} />
      )}
    </AreaCliente>
  );
}

function Chegada({ aceita }: { aceita: boolean }) {
  const retorno = encodeURIComponent(CAMINHO);
  return (
    <div className={`recipiente ${formulario.pagina}`}>
      <div className={formulario.cartao}>
        <header>
          <h1>{EMPRESA.titulo}</h1>
          <p className={formulario.sub}>{aceita ? EMPRESA.visitante : EMPRESA.semEmpresas}</p>
        </header>
        {aceita && (
          <BotaoLigacao href={`/cadastro?natureza=Juridica&retorno=${retorno}`}>
            {EMPRESA.cadastrarEmpresa}
          </BotaoLigacao>
        )}
        <BotaoLigacao href={`/login?retorno=${retorno}`} variante="secundario">
          {EMPRESA.entrar}
        </BotaoLigacao>
      </div>
    </div>
  );
}
