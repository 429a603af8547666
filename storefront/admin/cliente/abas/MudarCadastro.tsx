import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import { ADMIN_REGISTRO } from '../../../src/palavras/admin-registro.ts';
import type { Recusa } from '../../dados/chamar.ts';
import { useProvedor } from '../../dados/contexto.tsx';
import { Entrada } from '../../formulario/entradas/Entrada.tsx';
import { porCampo } from '../../formulario/erros.ts';
import { SairSemSalvar } from '../../formulario/SairSemSalvar.tsx';
import { diferenca, type Valores, valoresDe } from '../../formulario/valores.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { textoDe } from '../../valor/valor.ts';
import { corrigiveis, semProgramas } from '../campos.ts';
import type { Cliente, PropsDaAba } from '../cliente.ts';

/** A registration changed by the house, with the reason. What a document proves is told, and is not to be changed here. */
export default function MudarCadastro({
  recurso,
  cliente,
  lerDeNovo,
  aoFechar,
}: PropsDaAba & { aoFechar: () => void }) {
  const provedor = useProvedor();
  const dizer = useDizer();
  const online = useOnline();
  const [salvando, salvar] = useState(false);
  const [geral, definirGeral] = useState<string[]>([]);
  // Begun on what was read when it was opened: somebody else's save meanwhile is refused, and not lost.
  const [base] = useState(cliente);
  const [{ campos, motivo }] = useState(() => mudaveis(recurso, base));
  const antes = useMemo(() => valoresDe(campos, base), [campos, base]);
  const form = useForm<Valores>({ defaultValues: { ...antes, motivo: '' } });
  const { isDirty } = form.formState;

  const enviar = form.handleSubmit(
    async ({ motivo: porque, ...valores }) => {
      const mudancas = diferenca(campos, antes, valores);
      if (Object.keys(mudancas).length === 0) return definirGeral([ADMIN_REGISTRO.nadaMudou]);
      salvar(true);
      definirGeral([]);
      try {
        await provedor.agir(recurso.nome, base.uid, 'corrigir', {
          ...{ ...mudancas, motivo: porque, revisao: base.revisao },
        });
        dizer(ADMIN_REGISTRO.salvo);
        form.reset();
        lerDeNovo();
        aoFechar();
      } catch (erro) {
        const recusa = erro as Recusa;
        const ditos = porCampo(recusa, new Set([...campos, motivo].map(({ campo }) => campo)));
        for (const [nome, message] of ditos.campos) form.setError(nome, { message });
        const mudou = recusa.status === 409 && recusa.corpo.atual;
        definirGeral(
          mudou ? [P.mudouPorOutro] : ditos.campos.length > 0 ? [ADMIN_REGISTRO.corrija] : ditos.geral,
        );
        salvar(false);
      }
    },
    () => definirGeral([ADMIN_REGISTRO.corrija]),
  );

  const provados = recurso.campos.filter(({ campo }) => base.camposTravados?.includes(campo));
  return (
    <FormProvider {...form}>
      <form
        className="formulario"
        noValidate
        aria-label={P.mudandoCadastro}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!salvando && online) void enviar();
        }}
      >
        {provados.length > 0 && (
          <p className="nota">
            {P.provado} {provados.map(({ rotulo }) => rotulo).join(', ')}.
          </p>
        )}
        {geral.length > 0 && (
          <div className="nota ruim" role="alert">
            {geral.map((uma) => (
              <p key={uma}>{uma}</p>
            ))}
          </div>
        )}
        <div className="campos">
          {campos.map((campo) => (
            <Entrada
              key={campo.campo}
              nome={campo.campo}
              campo={campo}
              hoje={campo.mascarado && base[campo.campo] ? textoDe(campo, base[campo.campo]) : undefined}
            />
          ))}
          <div className="largo">
            <Entrada nome="motivo" campo={motivo} />
            <p className="ajuda">{P.motivoAjuda}</p>
          </div>
        </div>
        <footer className="formulario-acoes">
          <Botao type="submit" variante="primario" esperando={salvando} disabled={!online}>
            {P.salvar}
          </Botao>
          <Botao onClick={aoFechar}>{P.voltar}</Botao>
        </footer>
      </form>
      <SairSemSalvar sujo={isDirty && !salvando} />
    </FormProvider>
  );
}

/** Of a person there is nothing that only companies have, nor the other way round. */
const DE_OUTROS: Record<Cliente['natureza'], readonly string[]> = {
  Fisica: ['cnpj', 'razaoSocial', 'nomeFantasia', 'inscricaoEstadual'],
  Juridica: ['cpf', 'rg', 'orgaoExpeditor', 'nomeFazenda'],
};

function mudaveis(recurso: RecursoDescrito, { natureza, camposTravados = [] }: Cliente) {
  const todos = corrigiveis(recurso);
  const fora = ['motivo', ...camposTravados, ...DE_OUTROS[natureza]];
  const mascarado = (nome: string) => recurso.campos.find(({ campo }) => campo === nome)?.mascarado ?? false;
  return {
    campos: todos
      .filter(({ campo }) => !fora.includes(campo))
      .map((campo) => ({ ...semProgramas(campo), mascarado: mascarado(campo.campo) })),
    motivo: todos.find(({ campo }) => campo === 'motivo')!,
  };
}
