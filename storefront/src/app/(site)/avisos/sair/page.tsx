import type { Descadastro } from '@martelo/shared/avisos/esquemas';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DESCADASTRO } from '../../../../palavras/descadastro.ts';
import estilo from '../../../../sessao/Formulario.module.css';
import { chamarMotor } from '../../../../sessao/motor.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { Botao } from '../../../../site/ui/Botao.tsx';

export const metadata: Metadata = {
  title: DESCADASTRO.titulo,
  robots: { index: false },
  // Other sites are told nothing of the address; with none at all the form below would come from nowhere.
  referrer: 'same-origin',
};

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where a letter's address leads: says what it switches off, and does so at a press. No login; looking changes nothing. */
export default async function PaginaDescadastro({ searchParams }: Parametros) {
  const [busca, marca] = await Promise.all([searchParams, marcaAtual()]);
  if (marca === null) notFound();
  const token = typeof busca.t === 'string' ? busca.t.slice(0, 400) : '';
  const resposta = await chamarMotor<Descadastro>(`/v1/descadastro?t=${encodeURIComponent(token)}`, {
    hotsite: marca.subdominio,
  });
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        {resposta.tipo === 'ok' ? (
          <Escolha token={token} vista={resposta.corpo} feito={busca.feito === '1'} />
        ) : (
          <>
            <h1>{resposta.tipo === 'recusa' ? DESCADASTRO.invalido : DESCADASTRO.titulo}</h1>
            <p role="status">
              {resposta.tipo === 'recusa' ? DESCADASTRO.invalidoDetalhe : DESCADASTRO.indisponivel}
            </p>
          </>
        )}
        <p className={estilo.rodape}>
          <a href="/cliente/avisos/preferencias">{DESCADASTRO.escolher}</a>
        </p>
      </div>
    </div>
  );
}

function Escolha({ token, vista, feito }: { token: string; vista: Descadastro; feito: boolean }) {
  const { rotulo, rotuloCanal, marca, ligado } = vista;
  return (
    <>
      <h1>{DESCADASTRO.titulo}</h1>
      {feito && (
        <p role="status" className={estilo.motivo}>
          {ligado ? DESCADASTRO.religado(rotulo, rotuloCanal) : DESCADASTRO.desligado(rotulo, rotuloCanal)}
        </p>
      )}
      {ligado && !feito && (
        <>
          <p>{DESCADASTRO.pergunta(rotulo, rotuloCanal, marca)}</p>
          <p className={estilo.sub}>{DESCADASTRO.oResto}</p>
        </>
      )}
      {/* A plain form: it works without scripts, in whatever opens a letter's address. */}
      <form method="post" action={`/api/avisos/sair?t=${encodeURIComponent(token)}`}>
        <input type="hidden" name="volta" value="1" />
        {!ligado && <input type="hidden" name="ligar" value="1" />}
        <Botao type="submit" largo variante={ligado ? 'primario' : 'secundario'}>
          {ligado ? DESCADASTRO.desligar : DESCADASTRO.religar}
        </Botao>
      </form>
    </>
  );
}
