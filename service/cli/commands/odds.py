"""The commands ``odds`` and ``simulate``, which need no database, and ``fairness``."""

import click

from service.cli.commands.implementation import implemented_by

AT_LEAST_ONE = click.IntRange(min=1)


@click.command("odds", short_help="Compute exact odds under house rules.")
@click.argument("rules", required=False)
@click.option(
    "--override", "overrides", multiple=True, metavar="FIELD=VALUE", help="Another value of a rule."
)
@click.option(
    "--punters", type=int, default=1, show_default=True, help="How many sit; packs may need it."
)
@click.option("--seen", metavar="CARDS", help='The cards drawn so far: "K 7 7 Q".')
@click.option("--run", metavar="RANK", help="The rank that won the pair before.")
@click.option("--retired", metavar="RANK", help="The rank that the next pair cannot lose.")
@click.option(
    "--stake",
    metavar="RANK[:N][:pay]",
    help="The stake, after N wins. Default: the ace.",
)
@click.option("--policy", "policies", multiple=True, help="Show this policy only; repeatable.")
@click.option("--case", metavar="FILE", help="A question, or a list of them, as JSON; - is stdin.")
@click.option("--moivre", is_flag=True, help="Print de Moivre's table, and Pharaon beside it.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with fractions as texts.")
@implemented_by("service.cli.odds:print_odds")
def odds_command() -> None:
    """Compute what a stake of 1 gains on the average until it has left the table.

    RULES is a preset. Without --seen, no card is drawn yet. Policies: take (the next win), ride:K
    (leave each win for a paroli, and take the K-th), pay (decline the first win for the pay), best
    (the best answer to each win). The deal is dealt to its end, and the stake is not changed.

    A question that has no answer: exit 2.
    """


@click.command("simulate", short_help="Simulate evenings under house rules.")
@click.option("--rules", required=True, metavar="PRESET", help="The preset.")
@click.option(
    "--override", "overrides", multiple=True, metavar="FIELD=VALUE", help="Another value of a rule."
)
@click.option(
    "--deals", type=AT_LEAST_ONE, default=100_000, show_default=True, help="How many in all."
)
@click.option(
    "--evening", type=AT_LEAST_ONE, default=20, show_default=True, help="Deals of an evening."
)
@click.option(
    "--punters", type=click.IntRange(1, 100), default=1, show_default=True, help="How many sit."
)
@click.option(
    "--cards", type=AT_LEAST_ONE, help="On how many cards each stakes. Default: what the rules ask."
)
@click.option(
    "--policy", "policies", multiple=True, help="How the punters play, in turn. Default: take."
)
@click.option(
    "--bank",
    "banks",
    type=click.IntRange(min=0),
    multiple=True,
    metavar="STAKES",
    help="Say how often a bank of so many stakes is ruined; repeatable.",
)
@click.option("--seed", type=click.IntRange(min=0), help="The same seed gives the same result.")
@click.option("--plot", metavar="FILE", help="Draw the bank's gain and its ruin, as SVG.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@implemented_by("service.cli.simulation.simulate:print_simulation")
def simulate_command() -> None:
    """Simulate evenings, for what exact odds cannot reach: many punters, and the bank's ruin.

    Each punter stakes 1 on the same cards in every deal, and answers wins by a policy: take, ride:K
    or pay, as in `paroli odds`. A stake that stands after the last deal is played to its end; the
    bank's course ends with the evening. Intervals contain the true figure 99 times in 100.

    Needs NumPy: pip install 'paroli[simulation]'. Rules that cannot be simulated: exit 2.
    """


@click.command("fairness", short_help="Say whether deals look like those of a fair shuffle.")
@click.argument("sessions", nargs=-1, required=True, metavar="SESSION...")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@implemented_by("service.cli.fairness:print_fairness")
def fairness_command() -> None:
    """Compare what was dealt with what a fair shuffle deals, by exact tests.

    SESSION is an id, or its beginning. Name the sessions of an evening to test them together. Each
    line says how often chance alone would show as much, after a correction for all questions that
    are asked. An unusual evening accuses no dealer: of fair evenings, up to one in 100 is called
    unusual.
    """
