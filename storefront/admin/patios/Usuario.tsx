import type { QuemEstaNosPatios } from '@martelo/shared/recesso';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ADMIN_PATIOS as P } from '../../src/palavras/admin-patios.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { NaoAbriu } from '../registro/Moldura.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { corpoDosMarcados, Direitos, type PatiosMarcados, semNada } from './Direitos.tsx';
import { CHAVE_DOS_USUARIOS, type Patio, usePatios, useQuemEsta } from './dados.ts';

/** At which yards somebody stands: marked, and kept together. */
export default function Usuario({ uid }: { uid: string }) {
  const pessoas = useQuemEsta();
  const patios = usePatios();
  const pessoa = pessoas.data?.itens.find((uma) => uma.uid === uid || String(uma.id) === uid);
  useTitulo(pessoa ? P.osPatiosDe(pessoa.nome) : P.usuarios);
  if (pessoas.data && pessoa === undefined)
    return <NaoAbriu erro={{ status: 404 } as never} lerDeNovo={() => void pessoas.refetch()} />;
  return (
    <div className="pagina patios">
      <Link to="/patio-usuario" className="volta">
        <Icone nome="arrow-left" tamanho={14} />
        {P.voltarUsuarios}
      </Link>
      <h1>{pessoa ? P.osPatiosDe(pessoa.nome) : P.usuarios}</h1>
      <Lido
        lendo={pessoas.isPending || patios.isPending}
        erro={pessoas.error ?? patios.error}
        deNovo={() => void Promise.all([pessoas.refetch(), patios.refetch()])}
        vazio={patios.data?.itens.length === 0 && P.semPatio}
      >
        {pessoa && patios.data && <Marcar key={pessoa.uid} {...{ pessoa }} patios={patios.data.itens} />}
      </Lido>
    </div>
  );
}

function Marcar({
  pessoa,
  patios,
}: {
  pessoa: QuemEstaNosPatios['itens'][number];
  patios: readonly Patio[];
}) {
  const [marcados, marcar] = useState<PatiosMarcados>(
    () => new Map(pessoa.patios.map(({ uid, direitos }) => [uid, direitos])),
  );
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const consultas = useQueryClient();
  const dizer = useDizer();
  const online = useOnline();
  const navegar = useNavigate();
  const guardar = async () => {
    const faltam = semNada(patios, marcados);
    if (faltam.length > 0) return recusar(faltam);
    await confirmar(async () => {
      await chamar('PUT', `/v1/patio-usuario/${pessoa.uid}`, { corpo: corpoDosMarcados(marcados) });
      await consultas.invalidateQueries({ queryKey: CHAVE_DOS_USUARIOS });
      dizer(P.guardado(pessoa.nome, marcados.size));
      navegar('/patio-usuario');
    });
  };
  return (
    <form
      onSubmit={(evento) => {
        evento.preventDefault();
        void guardar();
      }}
    >
      <Direitos {...{ patios, marcados }} mudar={marcar} />
      <Problemas de={recusa} />
      <Botao type="submit" variante="primario" disabled={!online} esperando={fazendo}>
        {P.guardar}
      </Botao>
    </form>
  );
}
